import type { FastifyInstance } from 'fastify';
import { randomCode } from '../codes.ts';
import type { Subaccount } from '../records.ts';
import { INTEGRATION_ID, type PaystackSandbox } from '../sandbox.ts';
import { accountName, BANKS, bankOfCode } from './banks.ts';
import { invalid, missing, notFound } from './paystack-error.ts';
import { type Fields, fieldsOf, optionalText } from './read-fields.ts';

/** POST /subaccount and GET /subaccount/:id_or_code. */
export function subaccountRoutes(app: FastifyInstance, { store, clock }: PaystackSandbox): void {
  app.post('/subaccount', async (request, reply) => {
    const subaccount = readSubaccount(fieldsOf(request.body), store.newId(), clock());
    store.state.subaccounts.push(subaccount);
    await store.commit();
    return reply.code(201).send({ status: true, message: 'Subaccount created', data: subaccountView(subaccount) });
  });

  app.get<{ Params: { idOrCode: string } }>('/subaccount/:idOrCode', ({ params }) => {
    const subaccount = store.subaccount(params.idOrCode);
    if (subaccount === undefined) {
      throw notFound('Subaccount not found', 'not_found', 'Ensure that the subaccount exists on this integration');
    }
    return { status: true, message: 'Subaccount retrieved', data: subaccountView(subaccount) };
  });
}

/** The documentation says `bank_code`, Paystack's OpenAPI says `settlement_bank`: both are taken. */
function readSubaccount(fields: Fields, id: number, now: Date): Subaccount {
  const businessName = optionalText(fields.business_name);
  if (businessName === null) throw missing('business_name is required');
  const bankCode = optionalText(fields.settlement_bank) ?? optionalText(fields.bank_code);
  if (bankCode === null) throw missing('settlement_bank is required');
  const bank = bankOfCode(bankCode) ?? BANKS.find(({ name }) => name === bankCode);
  if (bank === undefined) throw invalid('Bank code is invalid', 'Use a code from the List Banks endpoint');
  const accountNumber = optionalText(fields.account_number);
  if (accountNumber === null) throw missing('account_number is required');
  if (!/^\d*$/.test(accountNumber)) throw invalid('Account number should be numeric');
  if (accountNumber.length < 6) throw invalid('Account number must be at least 6 digits in length');
  return {
    id,
    code: `ACCT_${randomCode(15)}`,
    businessName,
    description: optionalText(fields.description),
    accountNumber,
    bankCode: bank.code,
    percentageCharge: readPercentage(fields.percentage_charge),
    contactName: optionalText(fields.primary_contact_name),
    contactEmail: optionalText(fields.primary_contact_email),
    contactPhone: optionalText(fields.primary_contact_phone),
    metadata: fields.metadata ?? null,
    createdAt: now.toISOString(),
  };
}

function readPercentage(value: unknown): number {
  const text = optionalText(value);
  if (text === null) throw missing('percentage_charge is required');
  const percentage = Number(text);
  if (!(percentage >= 0 && percentage <= 100)) throw invalid('percentage_charge must be between 0 and 100');
  return percentage;
}

function subaccountView(subaccount: Subaccount): object {
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
    settlement_schedule: 'AUTO',
    active: true,
    migrate: false,
    id: subaccount.id,
    createdAt: subaccount.createdAt,
    updatedAt: subaccount.createdAt,
  };
}
