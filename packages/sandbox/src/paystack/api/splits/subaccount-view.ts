import type { Subaccount } from '../../records.ts';
import { INTEGRATION_ID } from '../../sandbox.ts';
import { accountName, bankOfCode } from '../banks/banks.ts';

/** A subaccount as it is answered alone. */
export function subaccountView(subaccount: Subaccount): object {
  const bank = bankOfCode(subaccount.bankCode);
  return {
    business_name: subaccount.businessName,
    account_number: subaccount.accountNumber,
    percentage_charge: subaccount.percentageCharge,
    settlement_bank: bank?.name ?? null,
    currency: 'NGN',
    bank: bank?.id ?? null,
    integration: INTEGRATION_ID,
    domain: 'test',
    account_name: accountName(subaccount.accountNumber),
    product: 'collection',
    managed_by_integration: INTEGRATION_ID,
    subaccount_code: subaccount.code,
    description: subaccount.description,
    primary_contact_name: subaccount.contactName,
    primary_contact_email: subaccount.contactEmail,
    primary_contact_phone: subaccount.contactPhone,
    metadata: subaccount.metadata,
    is_verified: false,
    settlement_schedule: subaccount.settlementSchedule,
    active: subaccount.active,
    migrate: false,
    id: subaccount.id,
    createdAt: subaccount.createdAt,
    updatedAt: subaccount.createdAt,
  };
}

/** A subaccount in a listing: there `active` is 1 or 0. */
export function listedSubaccountView(subaccount: Subaccount): object {
  return { ...nestedSubaccountView(subaccount), active: Number(subaccount.active), is_verified: false };
}

/** A subaccount inside a transaction or a split. */
export function nestedSubaccountView(subaccount: Subaccount): object {
  const bank = bankOfCode(subaccount.bankCode);
  return {
    id: subaccount.id,
    subaccount_code: subaccount.code,
    business_name: subaccount.businessName,
    description: subaccount.description,
    primary_contact_name: subaccount.contactName,
    primary_contact_email: subaccount.contactEmail,
    primary_contact_phone: subaccount.contactPhone,
    metadata: subaccount.metadata,
    percentage_charge: subaccount.percentageCharge,
    settlement_bank: bank?.name ?? null,
    bank_id: bank?.id ?? null,
    account_number: subaccount.accountNumber,
    currency: 'NGN',
    account_name: null,
  };
}
