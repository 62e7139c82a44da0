import type { Shares } from '../../fees.ts';
import type { MultiSplit, SavedSplit, SingleSplit, Subaccount } from '../../records.ts';
import { INTEGRATION_ID } from '../../sandbox.ts';
import type { Store } from '../../store.ts';
import { nestedSubaccountView } from './subaccount-view.ts';

/** `fees_split` of a single split; the values of `params` are texts, the rest numbers. */
export function singleFeesSplit(split: SingleSplit, shares: Shares, subaccount: Subaccount | undefined): object {
  return {
    paystack: shares.paystack,
    integration: shares.integration,
    subaccount: shares.subaccounts[0]?.amount ?? 0,
    params: {
      bearer: split.bearer,
      transaction_charge: split.transactionCharge === null ? '' : String(split.transactionCharge),
      percentage_charge: String(subaccount?.percentageCharge ?? ''),
    },
  };
}

/** `split` of a dynamic multi-split: the formula that was asked for and, once paid, what each party got. */
export function multiSplitView(split: MultiSplit, amount: number, shares: Shares | null, store: Store): object {
  const whole = split.type === 'percentage' ? 100 : amount;
  return {
    id: split.id,
    name: `Split ${split.code}`,
    split_code: split.code,
    formula: {
      type: split.type,
      bearer_type: split.bearerType,
      bearer_subaccount: split.bearerSubaccount,
      subaccounts: split.subaccounts.map(({ code, share }) => ({
        share,
        subaccount_code: code,
        id: store.subaccount(code)?.id ?? null,
        name: store.subaccount(code)?.businessName ?? null,
      })),
      integration: whole - split.subaccounts.reduce((sum, { share }) => sum + share, 0),
    },
    shares: shares === null ? {} : sharesView(shares, store),
  };
}

/** A saved split as /split answers it. */
export function savedSplitView(split: SavedSplit, store: Store): object {
  const parties = split.subaccounts.map(({ code, share }) => ({ subaccount: store.subaccount(code), share }));
  const bearer = split.bearerSubaccount === null ? undefined : store.subaccount(split.bearerSubaccount);
  return {
    id: split.id,
    name: split.name,
    type: split.type,
    currency: 'NGN',
    integration: INTEGRATION_ID,
    domain: 'test',
    split_code: split.code,
    active: split.active,
    bearer_type: split.bearerType,
    bearer_subaccount: bearer?.id ?? null,
    createdAt: split.createdAt,
    updatedAt: split.updatedAt,
    is_dynamic: false,
    subaccounts: parties.map(({ subaccount, share }) => ({
      subaccount: subaccount === undefined ? {} : nestedSubaccountView(subaccount),
      share,
    })),
    total_subaccounts: parties.length,
  };
}

function sharesView(shares: Shares, store: Store): object {
  return {
    paystack: shares.paystack,
    subaccounts: shares.subaccounts.map(({ code, amount }) => ({
      amount,
      subaccount_code: code,
      id: store.subaccount(code)?.id ?? null,
    })),
    integration: shares.integration,
  };
}
