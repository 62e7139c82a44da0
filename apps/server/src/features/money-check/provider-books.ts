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

const pageSize = 100;

/**
 * Reads all of a provider's books by its listings. The provider has to be at rest meanwhile: pages move when something
 * is added. @throws Error when it does not answer
 */
export async function readProviderBooks(url: string, secretKey: string): Promise<ProviderBooks> {
  const get = (path: string) => read(url + path, secretKey);
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

async function read(url: string, secretKey: string): Promise<Entry[]> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${secretKey}` },
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  });
  const { data } = (await answer.json().catch(() => ({}))) as { data?: unknown };
  if (!answer.ok || !Array.isArray(data)) {
    throw new Error(`The provider answered ${answer.status} at ${new URL(url).pathname}.`);
  }
  return data as Entry[];
}
