import type { FastifyInstance } from 'fastify';
import { invalid, PaystackError } from '../paystack-error.ts';
import { type Fields, optionalText, readPage } from '../read-fields.ts';
import { accountName, BANKS, bankOfCode, isUnknownNumber } from './banks.ts';

/** GET /bank and GET /bank/resolve. */
export function bankRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Fields }>('/bank', ({ query }) => {
    const { perPage, page } = readPage(query);
    const country = optionalText(query.country)?.toLowerCase() ?? 'nigeria';
    const currency = optionalText(query.currency)?.toUpperCase() ?? 'NGN';
    const banks = country === 'nigeria' && currency === 'NGN' ? BANKS : [];
    return { status: true, message: 'Banks retrieved', data: banks.slice((page - 1) * perPage, page * perPage) };
  });

  app.get<{ Querystring: Fields }>('/bank/resolve', ({ query }) => {
    const number = optionalText(query.account_number) ?? '';
    const bank = bankOfCode(optionalText(query.bank_code) ?? '');
    if (!/^\d+$/.test(number)) throw invalid('Account number should be numeric');
    if (bank === undefined) {
      throw new PaystackError(400, 'Unknown bank code', 'invalid_bank_code', 'Use a code from the List Banks endpoint');
    }
    if (number.length !== 10 || isUnknownNumber(number)) {
      throw new PaystackError(
        422,
        'Could not resolve account name. Check parameters or try again.',
        'invalid_params',
        'Pass the 10 digits of the account number',
      );
    }
    const data = { account_number: number, account_name: accountName(number), bank_id: bank.id };
    return { status: true, message: 'Account number resolved', data };
  });
}
