import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { isSkuTaken } from '../../products/products.questions.ts';
import { act, alone } from '../operator-act.ts';
import { ofNobody, type Reads } from '../operator-read.ts';
import { approveDraft, returnDraft } from './decide-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { showDraft } from './show-draft.ts';
import { undoDecision } from './undo-decision.ts';

/** What an operator reads of products that wait to be looked at. */
export const readsOfDrafts = ({ db }: Deps): Pick<Reads, 'operatorDrafts' | 'operatorDraft'> => ({
  operatorDrafts: ({ query }) => ofNobody(listDrafts(db, query.cursor)),
  operatorDraft: ({ params }) => ofNobody(showDraft(db, params.id)),
});

/** What an operator decides about them. */
export function operatorDraftRoutes(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  route(app, 'approveDraft', (call) => {
    const deciding = { config, operatorId: call.session.userId, draftId: call.params.id };
    // The SKU was free when it was looked for: who has it is found by the next try.
    const work = { ...alone((tx) => approveDraft(tx, deciding, call.body)), isWorthAnother: isSkuTaken };
    return act(deps, 'approveDraft', call, work);
  });
  route(app, 'returnDraft', (call) => {
    const deciding = { config, operatorId: call.session.userId, draftId: call.params.id };
    return act(
      deps,
      'returnDraft',
      call,
      alone((tx) => returnDraft(tx, deciding, call.body)),
    );
  });
  route(app, 'undoDecision', (call) => {
    const undoing = { operatorId: call.session.userId, draftId: call.params.id };
    return act(
      deps,
      'undoDecision',
      call,
      alone((tx) => undoDecision(tx, undoing)),
    );
  });
}
