import { randomCode } from '../../codes.ts';
import type { Subaccount } from '../../records.ts';
import { BANKS, bankOfCode } from '../banks/banks.ts';
import { invalid, missing } from '../paystack-error.ts';
import { type Fields, optionalText } from '../read-fields.ts';

/** The documentation says `bank_code`, Paystack's OpenAPI says `settlement_bank`: both are taken. */
export function readSubaccount(fields: Fields, id: number, now: Date): Subaccount {
  const businessName = optionalText(fields.business_name);
  if (businessName === null) throw missing('business_name is required');
  return {
    id,
    code: `ACCT_${randomCode(15)}`,
    businessName,
    description: optionalText(fields.description),
    bankCode: readBank(fields),
    accountNumber: readAccountNumber(fields.account_number),
    percentageCharge: readPercentage(fields.percentage_charge),
    contactName: optionalText(fields.primary_contact_name),
    contactEmail: optionalText(fields.primary_contact_email),
    contactPhone: optionalText(fields.primary_contact_phone),
    metadata: fields.metadata ?? null,
    active: true,
    settlementSchedule: readSchedule(fields.settlement_schedule ?? 'auto'),
    createdAt: now.toISOString(),
  };
}

/** What PUT changes: the fields that are there. */
export function readSubaccountChange(fields: Fields, known: Subaccount): Partial<Subaccount> {
  const has = (name: string) => fields[name] !== undefined && fields[name] !== null;
  const active = fields.active ?? known.active;
  if (typeof active !== 'boolean') throw invalid('active must be true or false');
  return {
    active,
    businessName: optionalText(fields.business_name) ?? known.businessName,
    description: optionalText(fields.description) ?? known.description,
    contactName: optionalText(fields.primary_contact_name) ?? known.contactName,
    contactEmail: optionalText(fields.primary_contact_email) ?? known.contactEmail,
    contactPhone: optionalText(fields.primary_contact_phone) ?? known.contactPhone,
    metadata: fields.metadata ?? known.metadata,
    ...((has('settlement_bank') || has('bank_code')) && { bankCode: readBank(fields) }),
    ...(has('account_number') && { accountNumber: readAccountNumber(fields.account_number) }),
    ...(has('percentage_charge') && { percentageCharge: readPercentage(fields.percentage_charge) }),
    ...(has('settlement_schedule') && { settlementSchedule: readSchedule(fields.settlement_schedule) }),
  };
}

/** @returns the code of the bank */
function readBank(fields: Fields): string {
  const given = optionalText(fields.settlement_bank) ?? optionalText(fields.bank_code);
  if (given === null) throw missing('settlement_bank is required');
  const bank = bankOfCode(given) ?? BANKS.find(({ name }) => name === given);
  if (bank === undefined) throw invalid('Bank code is invalid', 'Use a code from the List Banks endpoint');
  return bank.code;
}

function readAccountNumber(value: unknown): string {
  const accountNumber = optionalText(value);
  if (accountNumber === null) throw missing('account_number is required');
  if (!/^\d*$/.test(accountNumber)) throw invalid('Account number should be numeric');
  if (accountNumber.length < 6) throw invalid('Account number must be at least 6 digits in length');
  return accountNumber;
}

function readSchedule(value: unknown): string {
  const schedule = optionalText(value)?.toUpperCase() ?? '';
  if (!['AUTO', 'WEEKLY', 'MONTHLY', 'MANUAL'].includes(schedule)) throw invalid('Invalid settlement_schedule');
  return schedule;
}

function readPercentage(value: unknown): number {
  const text = optionalText(value);
  if (text === null) throw missing('percentage_charge is required');
  const percentage = Number(text);
  if (!(percentage >= 0 && percentage <= 100)) throw invalid('percentage_charge must be between 0 and 100');
  return percentage;
}
