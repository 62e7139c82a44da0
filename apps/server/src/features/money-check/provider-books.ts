/** What the provider says it took and gave back, read through its own API as any merchant may. */
export interface ProviderBooks {
  payments: readonly ProviderTransaction[];
  refunds: readonly { id: string; transactionId: string; amount: number; status: string; note: string | null }[];
  /** What it holds for us, a currency; null with a live key, because there payouts to the bank leave it. */
  balances: readonly { currency: string; amount: number }[] | null;
}

interface ProviderTransaction {
  id: string;
  reference: string;
  status: string;
  amount: number;
  /** Of that, what came to the main account: less fees and the shares of subaccounts. */
  kept: number;
  currency: string;
}

/** Where a provider's API is, and who asks. */
export interface ProviderAddress {
  url: string;
  secretKey: string;
}

const pageSize = 100;

/** Milliseconds for one page. */
const pageLimit = 30_000;

/**
 * Reads all of a provider's books by its listings. Pages move when something is added meanwhile; what is read twice
 * counts once. @param enough when to give up @throws Error when it does not answer
 */
export async function readProviderBooks(
  { url, secretKey }: ProviderAddress,
  enough: AbortSignal = new AbortController().signal,
): Promise<ProviderBooks> {
  const get = (path: string) => read(url + path, secretKey, AbortSignal.any([enough, AbortSignal.timeout(pageLimit)]));
  const payments = await readPages(get, '/transaction');
  const refunds = await readPages(get, '/refund');
  const live = secretKey.startsWith('sk_live_');
  return {
    payments: payments.map(({ id, reference, status, amount, currency, fees, fees_split }) => ({
      id: String(id),
      reference: String(reference),
      status: String(status),
      amount: Number(amount),
      kept: Number((fees_split as Entry | null)?.integration ?? Number(amount) - Number(fees)),
      currency: String(currency),
    })),
    refunds: refunds.map(({ id, transaction, amount, status, merchant_note }) => ({
      id: String(id),
      transactionId: String(transaction),
      amount: Number(amount),
      status: String(status),
      note: typeof merchant_note === 'string' ? merchant_note : null,
    })),
    balances: live
      ? null
      : (await get('/balance')).map(({ currency, balance }) => ({
          currency: String(currency),
          amount: Number(balance),
        })),
  };
}

type Entry = Record<string, unknown>;

async function readPages(get: (path: string) => Promise<Entry[]>, path: string): Promise<Entry[]> {
  const entries = new Map<unknown, Entry>();
  for (let page = 1; ; page++) {
    const listed = await get(`${path}?perPage=${pageSize}&page=${page}`);
    for (const entry of listed) entries.set(entry.id, entry);
    if (listed.length < pageSize) return [...entries.values()];
  }
}

async function read(url: string, secretKey: string, signal: AbortSignal): Promise<Entry[]> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${secretKey}` },
    redirect: 'error',
    signal,
  });
  const { data } = (await answer.json().catch(() => ({}))) as { data?: unknown };
  if (!answer.ok || !Array.isArray(data)) {
    throw new Error(`The provider answered ${answer.status} at ${new URL(url).pathname}.`);
  }
  return data as Entry[];
}
