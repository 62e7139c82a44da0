import type { operatorRoutes } from '@oja/contract/routes/operator-routes';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainForm, seedDraft, seedPicture, submitDraft } from '@oja/testing/rows/goods';
import { seedCategory, seedSeller } from '@oja/testing/rows/seed';
import { insertDecision, writeReturned } from '../../features/operator/drafts/decisions.queries.ts';
import { showDraft } from '../../features/operator/drafts/show-draft.ts';
import { newId } from '../../platform/ids.ts';
import type { Stage } from '../stage.ts';
import { note, onlyOperator, operatorAct } from './at-operator.ts';
import type { Row } from './row.ts';

/** A draft of a store of its own that waits for the operator. */
const draftThatWaits = async ({ shop: { db } }: Stage) => {
  const { id: sellerId } = await seedSeller(db, { status: 'approved' });
  const [category, picture] = [await seedCategory(db), await seedPicture(db, sellerId)];
  const id = await seedDraft(db, sellerId, plainForm(category.id, picture.id));
  await submitDraft(db, id);
  return { id, sellerId };
};
const deciding = async (stage: Stage, body: object) => {
  const { id } = await draftThatWaits(stage);
  return { params: { id }, body: { seen: (await showDraft(stage.shop.db, id)).mark, ...body } };
};
const reasons = ['unclear picture'] as const;

/** Returned by the operator a moment ago. */
const justReturned = async (stage: Stage) => {
  const { id: draftId, sellerId } = await draftThatWaits(stage);
  const decidedBy = (stage.people.operator as Buyer).id;
  await stage.shop.db.transaction().execute(async (tx) => {
    await writeReturned(tx, draftId, { reasons, note });
    const decided = { id: newId(), draftId, sellerId, decision: 'returned', version: 1, draft: null } as const;
    await insertDecision(tx, { ...decided, submittedAt: new Date(), reasons, note, told: [], decidedBy });
  });
  return { params: { id: draftId }, body: {} };
};

/** What the operator's page calls about products that wait to be looked at. */
export const draftRows = {
  operatorDrafts: onlyOperator(() => ({ query: {} })),
  operatorDraft: onlyOperator(async (stage) => ({ params: { id: (await draftThatWaits(stage)).id } })),
  approveDraft: operatorAct((stage) => deciding(stage, {})),
  returnDraft: operatorAct((stage) => deciding(stage, { reasons, note })),
  undoDecision: operatorAct(justReturned),
} satisfies Partial<Record<keyof typeof operatorRoutes, Row>>;
