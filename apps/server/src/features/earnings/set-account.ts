import type { Bank, PayoutAccount } from '@oja/contract/desks/desk-money';
import { taxIdOf } from '@oja/domain/stores/payout-account';
import { audit } from '../../books/audit.ts';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { violates } from '../../database/violates.ts';
import type { Deps } from '../../deps.ts';
import type { Desk, SellerId } from '../../http/desk.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { notify } from '../../notifications/notify.ts';
import { newId } from '../../platform/ids.ts';
import type { Seal } from '../../platform/seal.ts';
import { demandConfirmed } from '../accounts/accounts.questions.ts';
import { changedMeanwhile } from '../teams/teams.questions.ts';
import { enterAgain } from '../teams/teams.steps.ts';
import { askBank, matchHolder } from './ask-bank.ts';
import type { BankList } from './bank-list.ts';
import {
  findTaxId,
  findTold,
  hasPlace,
  keepTaxId,
  type LivingAccount,
  lockAccounts,
  replaceAccount,
} from './payout-accounts.queries.ts';
import { showAccount } from './show-account.ts';

type Given = Call<'setAccount'>['body'];

interface Means {
  deps: Deps;
  seal: Seal;
  banks: BankList;
}

/**
 * Names the account that a store's money goes to from now on: by its owner, who has proven not long ago to be that, with the
 * holder whom the bank names, and in place of the account that was shown. The same once more changes nothing. @throws Refusal
 */
export async function setAccount(
  { deps, seal, banks }: Means,
  { desk, request, session, body }: Pick<Call<'setAccount'>, 'desk' | 'request' | 'session' | 'body'>,
): Promise<PayoutAccount> {
  const { db } = deps;
  const taxId = body.taxId === undefined ? undefined : taxIdOf(body.taxId);
  if (taxId === null) throw refusal('tax_id_invalid');
  await demandConfirmed(db, session);
  const bank = await bankOf(banks, body.bankCode);
  const holder = await askBank(deps, { sellerId: desk.sellerId, request, session }, body);
  if (holder !== body.holder) {
    throw refusal('value_moved', { name: 'The name of the account', now: holder, seen: body.holder });
  }
  await inTransaction(
    db,
    async (tx) => {
      const { sellerId } = await enterAgain(tx, desk, 'account');
      await demandConfirmed(tx, session);
      const living = await lockAccounts(tx, sellerId);
      const isOtherTaxId = taxId !== undefined && taxId !== (await findTaxId(tx, sellerId));
      const isOther = !living || !isSame(seal, living, body);
      if (!isOther && !isOtherTaxId) return;
      if ((living?.id ?? null) !== body.seen) throw changedMeanwhileBy(living);
      if (isOtherTaxId) await changeTaxId(tx, desk, taxId);
      if (!isOther) return;
      const isFirst = !living && !(await hasPlace(tx, sellerId));
      await replace(tx, { deps, seal, desk }, { bank, number: body.number, holder, isFirst });
    },
    isNamedMeanwhile,
  );
  return showAccount(db, desk.sellerId, session);
}

async function bankOf(banks: BankList, code: string): Promise<Bank> {
  const bank = (await banks()).find((each) => each.code === code);
  if (!bank) throw refusal('account_not_known');
  return bank;
}

/** One that was refused is tried again, and one whose number no key opens is named anew: neither is the same. */
const isSame = (seal: Seal, living: LivingAccount, given: Given): boolean =>
  !living.refused &&
  living.bankCode === given.bankCode &&
  living.holder === given.holder &&
  seal.tryOpen(living.sealed, living.id) === given.number;

/** The job that seals what lay in the open has named one at the same moment. */
const isNamedMeanwhile = (error: unknown): boolean => violates(error, 'payout_accounts_one');

async function changeTaxId(tx: Tx, { sellerId, userId }: Desk, taxId: string): Promise<void> {
  await keepTaxId(tx, sellerId, taxId);
  await audit(tx, { actor: userId, action: 'payout_account.tax_id', subject: `store:${sellerId}` });
}

const changedMeanwhileBy = (living: LivingAccount | undefined) =>
  changedMeanwhile({ name: living?.madeBy ?? null, at: living?.createdAt ?? new Date() });

async function replace(
  tx: Tx,
  { deps, seal, desk }: { deps: Deps; seal: Seal; desk: Desk },
  { bank, number, holder, isFirst }: { bank: Bank; number: string; holder: string; isFirst: boolean },
): Promise<void> {
  const { sellerId, userId } = desk;
  const id = newId();
  const last4 = number.slice(-4);
  const nameMatch = await matchHolder(tx, sellerId, holder);
  const pausesUntil = await replaceAccount(tx, sellerId, {
    id,
    bankCode: bank.code,
    bankName: bank.name,
    sealed: seal.close(number, id),
    last4,
    holder,
    nameMatch,
    madeBy: userId,
  });
  const details = { account: id, bank: bank.code, nameMatch, pausesUntil };
  await audit(tx, { actor: userId, action: 'payout_account.named', subject: `store:${sellerId}`, details });
  await tellOf(tx, deps, sellerId, { bankName: bank.name, last4, isFirst, pausesUntil });
}

async function tellOf(
  tx: Tx,
  { config }: Deps,
  sellerId: SellerId,
  named: { bankName: string; last4: string; isFirst: boolean; pausesUntil: Date | null },
): Promise<void> {
  const changedAt = new Date();
  for (const { email, ...of } of await findTold(tx, sellerId)) {
    await notify(tx, config, { email }, { kind: 'payoutAccountNamed', facts: { ...of, ...named, changedAt } });
  }
}
