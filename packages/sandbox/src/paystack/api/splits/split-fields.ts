import { randomCode } from '../../codes.ts';
import type { MultiSplit, SingleSplit, SplitBearer, SplitPlan } from '../../records.ts';
import type { Store } from '../../store.ts';
import { invalid, type PaystackError } from '../paystack-error.ts';
import { type Fields, fieldsOf, optionalText, wholeNumber } from '../read-fields.ts';

const BEARERS: readonly SplitBearer[] = ['account', 'subaccount', 'all', 'all-proportional'];

/** The single or dynamic multi-split of an initialize call, or null. @throws PaystackError when a split rule is broken */
export function readSplitPlan(fields: Fields, amount: number, store: Store): SplitPlan | null {
  const subaccount = optionalText(fields.subaccount);
  const split = fields.split;
  if (split !== undefined && split !== null) {
    if (subaccount !== null) throw invalid('A transaction cannot have both a subaccount and a split');
    return readMultiSplit(fieldsOf(typeof split === 'string' ? parseObject(split) : split), amount, store);
  }
  const saved = optionalText(fields.split_code);
  if (saved !== null) return savedSplit(saved, amount, store);
  if (subaccount !== null) return readSingleSplit(subaccount, fields, amount, store);
  if (fields.transaction_charge !== undefined) throw invalid('transaction_charge needs a subaccount');
  return null;
}

function readSingleSplit(code: string, fields: Fields, amount: number, store: Store): SingleSplit {
  requireSubaccount(code, store);
  const bearer = optionalText(fields.bearer) ?? 'account';
  if (bearer !== 'account' && bearer !== 'subaccount') throw invalid('Invalid bearer');
  const given = fields.transaction_charge;
  const transactionCharge = given === undefined || given === null ? null : wholeNumber(given);
  if (given !== undefined && given !== null && (transactionCharge === null || transactionCharge > amount)) {
    throw invalid('Invalid transaction_charge');
  }
  return { kind: 'single', subaccount: code, transactionCharge, bearer };
}

function savedSplit(code: string, amount: number, store: Store): MultiSplit {
  const found = store.state.splits.find((split) => split.code === code && split.active);
  if (found === undefined) throw invalid('Split not found', 'Ensure that the split exists and is active');
  refuseTooMuch(found.type, found.subaccounts, amount);
  const { kind, id, type, bearerType, bearerSubaccount, subaccounts } = found;
  return { kind, id, code, type, bearerType, bearerSubaccount, subaccounts: structuredClone(subaccounts) };
}

/** @param amount what the flat shares must not exceed */
export function readMultiSplit(split: Fields, amount: number, store: Store): MultiSplit {
  const type = split.type;
  if (type !== 'flat' && type !== 'percentage') throw invalid('Split type must be flat or percentage');
  const bearerType = BEARERS.find((known) => known === (split.bearer_type ?? 'account'));
  if (bearerType === undefined) throw invalid('Invalid bearer_type');
  const currency = optionalText(split.currency);
  if (currency !== null && currency !== 'NGN') throw invalid('Split currency must match the transaction currency');
  const subaccounts = readShares(split.subaccounts, store);
  refuseTooMuch(type, subaccounts, amount);
  const bearerSubaccount = optionalText(split.bearer_subaccount);
  if (bearerType === 'subaccount' && !subaccounts.some(({ code }) => code === bearerSubaccount)) {
    throw invalid('bearer_subaccount must be one of the subaccounts of the split');
  }
  const code = `SPL_${randomCode(10)}`;
  return { kind: 'multi', id: store.newId(), code, type, bearerType, bearerSubaccount, subaccounts };
}

export function refuseTooMuch(type: MultiSplit['type'], subaccounts: MultiSplit['subaccounts'], amount: number): void {
  const sum = subaccounts.reduce((total, { share }) => total + share, 0);
  if (type === 'percentage' && sum > 100) throw invalid('Sum of percentage shares must not exceed 100');
  if (type === 'flat' && sum > amount) throw invalid('Sum of flat shares must not exceed the transaction amount');
}

export function readShares(value: unknown, store: Store): MultiSplit['subaccounts'] {
  if (!Array.isArray(value) || value.length === 0) throw invalid('Split subaccounts must be a non-empty array');
  const shares = value.map((entry: unknown) => {
    const { subaccount, share } = fieldsOf(entry);
    const code = optionalText(subaccount);
    const whole = wholeNumber(share);
    if (code === null) throw invalidSubaccount();
    requireSubaccount(code, store);
    if (whole === null || whole === 0) throw invalid('Split share must be a whole number above 0');
    return { code, share: whole };
  });
  if (new Set(shares.map(({ code }) => code)).size < shares.length) throw invalid('Duplicate subaccount in split');
  return shares;
}

function requireSubaccount(code: string, store: Store): void {
  if (!code.startsWith('ACCT_') || store.subaccount(code) === undefined) throw invalidSubaccount();
}

function invalidSubaccount(): PaystackError {
  return invalid('Invalid Subaccount', 'Ensure that the subaccount code exists on this integration');
}

function parseObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
