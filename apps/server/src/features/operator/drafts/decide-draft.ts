import { type ReturnReason, UNDO_SECONDS } from '@oja/domain/goods/draft-review';
import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { type SellerId, sellerLookedAt } from '../../../http/desk.ts';
import { refusal } from '../../../http/refusal.ts';
import type { NotificationEvent } from '../../../notifications/notification.ts';
import { notify } from '../../../notifications/notify.ts';
import { newId } from '../../../platform/ids.ts';
import type { Config } from '../../../settings/config.ts';
import type { DraftRow } from '../../products/products.questions.ts';
import { lockDraft, lockWriting, putInShop } from '../../products/products.steps.ts';
import { findMailedMembers } from '../../teams/teams.questions.ts';
import { demandSeen, markOfDraft } from '../seen.ts';
import {
  type DraftStore,
  insertDecision,
  isDecided,
  lockStoreOf,
  readDraftRow,
  writeReturned,
} from './decisions.queries.ts';
import { findSellerOfDraft } from './draft-queue.queries.ts';
import { toldAs } from './told-as.ts';

/** Longest that undoing, which was begun in time, waits for its turn: until then nothing is told. */
const UNDOING_SECONDS = 10;

interface Deciding {
  config: Config;
  operatorId: string;
  draftId: string;
}

interface Decided {
  id: string;
  name: string;
  undoUntil: string;
}

/** Puts a draft in the shop as it was seen, by the road of every draft; its store hears of it after a minute. @throws Refusal */
export async function approveDraft(tx: Tx, deciding: Deciding, { seen }: { seen: string }): Promise<Decided> {
  const looked = await lockSeen(tx, deciding, seen);
  const { draft, store, sellerId } = looked;
  if (store.status !== 'approved') {
    const { storeName, status } = store;
    throw refusal('draft_store_not_selling', {
      store: storeName,
      status: status === 'suspended' ? status : 'not approved',
    });
  }
  const row = draft.baseVersion === null ? await readDraftRow(tx, draft.id) : null;
  const { name, status } = await putInShop(tx, { sellerId, userId: deciding.operatorId }, draft);
  const facts = { productId: draft.id, productName: name, isNew: row !== null, isLive: status === 'live' };
  return decide(tx, deciding, looked, {
    ...{ decision: 'approved', name, row, reasons: [], note: '' },
    tells: (member) => ({ kind: 'draftApproved', facts: { ...member, ...facts } }),
  });
}

/** Sends a draft back to its store, with what it can mend. @throws Refusal */
export async function returnDraft(
  tx: Tx,
  deciding: Deciding,
  { seen, reasons, note }: { seen: string; reasons: readonly ReturnReason[]; note: string },
): Promise<Decided> {
  const looked = await lockSeen(tx, deciding, seen);
  const { id, form } = looked.draft;
  const name = form.name.trim();
  await writeReturned(tx, id, { reasons, note });
  const facts = { productId: id, productName: name, reasons, note };
  return decide(tx, deciding, looked, {
    ...{ decision: 'returned', name, row: null, reasons, note },
    tells: (member) => ({ kind: 'draftReturned', facts: { ...member, ...facts } }),
  });
}

interface Looked {
  sellerId: SellerId;
  store: DraftStore;
  draft: DraftRow & { submittedAt: Date };
}

/** Locked as publishing locks: writing, store, draft. @throws Refusal if there is none, or it is not what the operator was shown */
async function lockSeen(tx: Tx, { draftId }: Deciding, seen: string): Promise<Looked> {
  const id = draftId.toLowerCase();
  const found = await findSellerOfDraft(tx, id);
  if (found === undefined) throw refusal((await isDecided(tx, id)) ? 'matter_changed' : 'draft_not_found');
  const sellerId = sellerLookedAt(found);
  await lockWriting(tx, sellerId);
  const store = await lockStoreOf(tx, sellerId);
  const draft = await lockDraft(tx, sellerId, id);
  if (draft?.state !== 'in_review' || draft.submittedAt === null) throw refusal('matter_changed');
  demandSeen(seen, markOfDraft(draft));
  return { sellerId, store, draft: { ...draft, submittedAt: draft.submittedAt } };
}

interface Decision {
  decision: 'approved' | 'returned';
  name: string;
  row: string | null;
  reasons: readonly ReturnReason[];
  note: string;
  tells: (member: { name: string; storeName: string; slug: string }) => NotificationEvent;
}

/** Keeps what was decided, and tells the store of it once it cannot be undone any more. */
async function decide(
  tx: Tx,
  { config, operatorId }: Deciding,
  { sellerId, store, draft }: Looked,
  { decision, name, row, reasons, note, tells }: Decision,
): Promise<Decided> {
  const { id: draftId, version, submittedAt } = draft;
  const id = newId();
  const members = await findMailedMembers(tx, [sellerId], 'draft_decided');
  const told = members.map(({ userId }) => userId);
  const kept = { id, draftId, sellerId, decision, version, submittedAt, draft: row, reasons, note, told };
  const at = await insertDecision(tx, { ...kept, decidedBy: operatorId });
  const details = { sellerId, version, reasons, note };
  await audit(tx, { actor: operatorId, action: `draft.${decision}`, subject: `product:${draftId}`, details });
  const { storeName, slug } = store;
  for (const member of members) {
    const event = tells({ name: member.name, storeName, slug });
    const once = { dedupe: toldAs(id, member.userId), wait: UNDO_SECONDS + UNDOING_SECONDS };
    await notify(tx, config, { email: member.email }, { ...event, ...once });
  }
  return { id: draftId, name, undoUntil: new Date(at.getTime() + UNDO_SECONDS * 1000).toISOString() };
}
