import type { Picture } from '@oja/contract/common';
import type { StoreChecklist } from '@oja/contract/desks/desk-store-form';
import { checksDone, type StoreCheck, storeChecks } from '@oja/domain/stores/checklist';
import type { StoreForm } from '@oja/domain/stores/store-form';
import { STORE_TERMS } from '@oja/domain/stores/store-terms';
import type { Db } from '../../database/pool.ts';
import type { Desk } from '../../http/desk.ts';
import { whenConfirmationMailed } from '../accounts/accounts.questions.ts';
import { type ChecklistRow, findChecklist } from './checklist.queries.ts';
import { findStoreRow, type StoreRow } from './store-form.queries.ts';
import { formOf } from './store-form.views.ts';

/** What a store has done of what it opens with. */
export async function showChecklist(db: Db, desk: Desk): Promise<StoreChecklist> {
  const { sellerId } = desk;
  const [store, facts] = await Promise.all([findStoreRow(db, sellerId), findChecklist(db, sellerId)]);
  const done = doneOf(facts, { form: formOf(store), logo: store.logo, store });
  const items = storeChecks.map((check) => ({ check, done: done[check], required: facts.required.includes(check) }));
  const isAsked = desk.may('account') && !facts.emailConfirmed;
  const mailedAt = isAsked ? await whenConfirmationMailed(db, desk.userId) : null;
  return {
    status: store.status,
    items,
    ...(mailedAt && { mailedAt: mailedAt.toISOString() }),
    ready: missing(facts, done).every((check) => check === 'terms'),
  };
}

/** What a store says of itself, with what is being written of it. */
interface Judged {
  form: StoreForm;
  logo: Picture | null;
  store: Pick<StoreRow, 'termsVersion'>;
}

export const doneOf = ({ emailConfirmed, hasAccount, hasProduct }: ChecklistRow, { form, logo, store }: Judged) =>
  checksDone({
    form,
    emailConfirmed,
    hasAccount,
    hasProduct,
    hasLogo: logo !== null,
    termsAccepted: store.termsVersion === STORE_TERMS,
  });

/** What is required and not done, in the order of the list. */
export const missing = ({ required }: ChecklistRow, done: Record<StoreCheck, boolean>): StoreCheck[] =>
  storeChecks.filter((check) => required.includes(check) && !done[check]);

/** Whether all that is required is done, the terms too. */
export async function isWholeChecklist(db: Db, { sellerId }: Desk, judged: Judged): Promise<boolean> {
  const facts = await findChecklist(db, sellerId);
  return missing(facts, doneOf(facts, judged)).length === 0;
}
