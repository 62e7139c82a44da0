import type { Bank } from '@oja/contract/desks/desk-money';
import { compareNames } from '@oja/domain/text/plain-letters';
import { refusal } from '../../http/refusal.ts';
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts';

/** Milliseconds that a list is good for: banks come and go by the month. */
const keptFor = 24 * 3600 * 1000;
/** Of a hundred banks each, so that a list without an end ends. */
const mostPages = 10;

/** The banks that money can go to, by name. @throws Refusal while the provider has never told them */
export type BankList = () => Promise<readonly Bank[]>;

/** Asks the provider once a day, whoever asks meanwhile; what it told before is good while it gives no answer. */
export function bankListOf(provider: PaymentProvider | null, clock: () => number = Date.now): BankList {
  let kept: { banks: readonly Bank[]; until: number } | null = null;
  let asking: Promise<readonly Bank[] | null> | null = null;
  return async () => {
    if (kept && clock() < kept.until) return kept.banks;
    asking ??= readBanks(provider).finally(() => {
      asking = null;
    });
    const banks = await asking;
    if (banks) kept = { banks, until: clock() + keptFor };
    if (!kept) throw refusal('provider_unavailable');
    return kept.banks;
  };
}

/** Null without an answer to each page. */
async function readBanks(provider: PaymentProvider | null): Promise<readonly Bank[] | null> {
  if (provider === null) return null;
  const byCode = new Map<string, Bank>();
  let page: string | null = null;
  for (let read = 0; read < mostPages; read++) {
    const told: Awaited<ReturnType<PaymentProvider['listBanks']>> = await provider.listBanks(page);
    if (told.kind !== 'success') return null;
    const before = byCode.size;
    for (const bank of told.value.items) byCode.set(bank.code, bank);
    page = told.value.next;
    // Who knows no pages answers all of it again.
    if (page === null || byCode.size === before) break;
  }
  return byCode.size === 0 ? null : [...byCode.values()].sort((a, b) => compareNames(a.name, b.name));
}
