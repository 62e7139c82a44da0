import { audit } from '../../../books/audit.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Log } from '../../../platform/log.ts';
import type { Outcome, PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import type { Seal } from '../../../platform/seal.ts';
import {
  claimAccount,
  type DueAccount,
  keepRefusal,
  keepSubaccount,
  markPosted,
  postponeAccount,
} from './subaccounts.queries.ts';

/** Seconds; longer than a list and a POST can take together. A process that is slower finds itself overtaken, and posts nothing. */
const lease = 60;
/** The most in one run; what is left is due at the next. */
const batch = 20;
/** Of a hundred each: beyond that an older one cannot be looked for, and a person must. */
const mostPages = 100;
/** They may be served another time: a key that is being changed, a wait that was too long, too many at once. */
const passing = [401, 403, 408, 425];

interface Means {
  db: Deps['db'];
  provider: PaymentProvider;
  seal: Seal;
  log: Log;
}

/**
 * Makes a subaccount at the provider of each account that a store has named. One that may be there already, because an answer
 * was lost or a process died, is looked for in the provider's list before another is made. Safe in several processes.
 */
export async function makeSubaccounts(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  seal: Seal,
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  const { provider } = payments;
  if (!provider) return;
  for (let taken = 0; taken < batch && !stopping.aborted; taken++) {
    const account = await claimAccount(db, lease);
    if (!account) return;
    await setUp({ db, provider, seal, log }, account);
  }
}

async function setUp(means: Means, account: DueAccount): Promise<void> {
  const { db, provider, seal, log } = means;
  if (account.posted) {
    const found = await lookFor(provider, account.id);
    if (found.kind !== 'success') return postponeAccount(db, account, waitOf(found));
    if (found.value !== null) return keep(means, account, found.value);
  }
  const { id, bankCode, sealed, storeName } = account;
  const number = seal.tryOpen(sealed, id);
  if (number === null) {
    log.error({ account: id }, 'the number of a bank account cannot be opened by any key of SEAL_KEYS');
    return postponeAccount(db, account, 0);
  }
  if (!(await markPosted(db, account, lease))) return;
  const made = await provider.makeSubaccount({ accountId: id, businessName: storeName, bankCode, number });
  if (made.kind === 'success') return keep(means, account, made.value.code);
  if (made.kind === 'refused' && !passing.includes(made.status)) return refuse(means, { ...account, number }, made);
  return postponeAccount(db, account, waitOf(made));
}

/** The one that was made for an account, null where the whole list has none. */
async function lookFor(provider: PaymentProvider, accountId: string): Promise<Outcome<string | null>> {
  let page: string | null = null;
  for (let read = 0; read < mostPages; read++) {
    const listed: Awaited<ReturnType<PaymentProvider['listSubaccounts']>> = await provider.listSubaccounts(page);
    if (listed.kind !== 'success') return listed;
    const { items, unreadable, next } = listed.value;
    const own = items.find((each) => each.accountId === accountId);
    if (own) return { kind: 'success', value: own.code };
    // A gap would look like one that was not made.
    if (unreadable > 0) return { kind: 'unknown', cause: `${unreadable} subaccounts could not be read` };
    if (next === null) return { kind: 'success', value: null };
    page = next;
  }
  return { kind: 'unknown', cause: `more than ${mostPages} pages of subaccounts` };
}

const waitOf = (outcome: Outcome<unknown>): number => (outcome.kind === 'rate_limited' ? outcome.retryAfter : 0);

const subjectOf = ({ sellerId }: DueAccount) => `store:${sellerId}` as const;

function keep({ db }: Means, account: DueAccount, code: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await keepSubaccount(tx, account.id, code))) return;
    const details = { account: account.id, subaccount: code };
    await audit(tx, { actor: 'system', action: 'payout_account.set_up', subject: subjectOf(account), details });
  });
}

/** What they say may repeat the number that they were given. */
async function refuse(
  { db, log }: Means,
  account: DueAccount & { number: string },
  { status, message }: { status: number; message: string | null },
): Promise<void> {
  const said = (message ?? '').replaceAll(account.number, '…').slice(0, 300);
  log.warn({ account: account.id, status, reason: said }, 'a bank account of a store is refused by the provider');
  await inTransaction(db, async (tx) => {
    if (!(await keepRefusal(tx, account, said))) return;
    const details = { account: account.id, status };
    await audit(tx, { actor: 'system', action: 'payout_account.refused', subject: subjectOf(account), details });
  });
}
