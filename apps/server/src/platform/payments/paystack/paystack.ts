import type { PaymentProvider, PaymentRequest } from '../payment-provider.ts';
import { PaystackClient } from './paystack-client.ts';
import { readBank, readHolder, readSubaccount } from './read-account.ts';
import { readAuthorizationUrl, readPayment, readRefund, readRefundOfAny, readRefunds } from './read-answer.ts';
import { readDisputeOfAny, readDisputes } from './read-dispute.ts';
import { readNextPage, readNumberedPage, readPage } from './read-page.ts';

interface Options {
  /** Without a trailing slash; null as long as it is not known. */
  baseUrl: () => string | null;
  secretKey: string;
  /** Where payment pages may lie; a buyer is sent nowhere else. */
  checkoutOrigins: () => readonly string[];
}

/** Milliseconds. A buyer waits meanwhile, and hears what became of it from us: the browser gives a request up after 10 s. */
const patience = 8000;
/** The most that a page of their lists can hold. */
const pageSize = 100;

/** Paystack, or anything that speaks its API. */
export function createPaystack({ baseUrl, secretKey, checkoutOrigins }: Options): PaymentProvider {
  const client = new PaystackClient(baseUrl, secretKey);
  // Of its own: a bank that is slow, or a limit on asking about accounts, must not stop payments.
  const accounts = new PaystackClient(baseUrl, secretKey);
  return {
    name: 'paystack',
    initialize: (request) =>
      client.call({
        method: 'POST',
        path: '/transaction/initialize',
        body: initializeBody(request),
        timeout: patience,
        read: (data) =>
          data === undefined ? null : { authorizationUrl: readAuthorizationUrl(data, checkoutOrigins()) },
      }),
    verify: (reference) =>
      client.call({
        method: 'GET',
        path: `/transaction/verify/${encodeURIComponent(reference)}`,
        timeout: patience,
        read: (data) => {
          const payment = readPayment(data);
          return payment?.reference === reference ? payment : null;
        },
      }),
    listRefunds: (transactionId) =>
      client.call({
        method: 'GET',
        path: `/refund?transaction=${encodeURIComponent(transactionId)}&perPage=100`,
        timeout: patience,
        read: readRefunds,
      }),
    listDisputes: (transactionId) =>
      client.call({
        method: 'GET',
        path: `/dispute?transaction=${encodeURIComponent(transactionId)}&perPage=100`,
        timeout: patience,
        read: readDisputes,
      }),
    listPayments: (since, page) =>
      client.call({
        method: 'GET',
        path: `/transaction?${listQuery(since, { status: 'success', use_cursor: 'true' }, page === null ? null : { next: page })}`,
        timeout: patience,
        read: (data, meta) => readPage(data, readPayment, readNextPage(meta)),
      }),
    listAllRefunds: (since, page) =>
      client.call({
        method: 'GET',
        path: `/refund?${listQuery(since, {}, { page: page ?? '1' })}`,
        timeout: patience,
        read: (data) => readNumberedPage(data, readRefundOfAny, page, pageSize),
      }),
    listAllDisputes: (since, page) =>
      client.call({
        method: 'GET',
        path: `/dispute?${listQuery(since, {}, { page: page ?? '1' })}`,
        timeout: patience,
        read: (data) => readNumberedPage(data, readDisputeOfAny, page, pageSize),
      }),
    setSessionTimeout: (timeout) =>
      client.call({
        method: 'PUT',
        path: '/integration/payment_session_timeout',
        body: { timeout },
        timeout: patience,
        read: (data) => (data === undefined ? null : true),
      }),
    refund: ({ transactionId, amount, merchantNote }) =>
      client.call({
        method: 'POST',
        path: '/refund',
        body: { transaction: transactionId, amount, merchant_note: merchantNote },
        timeout: patience,
        read: readRefund,
      }),
    listBanks: (page) =>
      accounts.call({
        method: 'GET',
        path: `/bank?${new URLSearchParams({ country: 'nigeria', currency: 'NGN', perPage: String(pageSize), page: page ?? '1' })}`,
        timeout: patience,
        read: (data) => readNumberedPage(data, readBank, page, pageSize),
      }),
    resolveAccount: ({ bankCode, number }) =>
      accounts.call({
        method: 'GET',
        path: `/bank/resolve?${new URLSearchParams({ account_number: number, bank_code: bankCode })}`,
        timeout: patience,
        read: readHolder,
      }),
    makeSubaccount: ({ accountId, businessName, bankCode, number }) =>
      accounts.call({
        method: 'POST',
        path: '/subaccount',
        body: {
          business_name: businessName,
          // Their documentation has the one, their OpenAPI the other.
          settlement_bank: bankCode,
          bank_code: bankCode,
          account_number: number,
          // What the main account keeps of payments without a split of their own, which the shop never makes.
          percentage_charge: 0,
          metadata: { oja_account: accountId },
        },
        timeout: patience,
        read: readSubaccount,
      }),
    listSubaccounts: (page) =>
      accounts.call({
        method: 'GET',
        path: `/subaccount?${new URLSearchParams({ perPage: String(pageSize), page: page ?? '1' })}`,
        timeout: patience,
        read: (data) => readNumberedPage(data, readSubaccount, page, pageSize),
      }),
  };
}

function listQuery(since: Date, filter: Record<string, string>, page: Record<string, string> | null): URLSearchParams {
  return new URLSearchParams({ from: since.toISOString(), perPage: String(pageSize), ...filter, ...page });
}

function initializeBody(request: PaymentRequest): object {
  const { reference, checkoutId, email, amount, currency, callbackUrl, cancelUrl, shares } = request;
  return {
    email,
    amount,
    currency,
    reference,
    callback_url: callbackUrl,
    metadata: { checkout_id: checkoutId, cancel_action: cancelUrl },
    ...(shares.length > 0 && {
      split: {
        type: 'flat',
        // The platform bears the provider's fee.
        bearer_type: 'account',
        subaccounts: shares.map(({ subaccountCode, share }) => ({ subaccount: subaccountCode, share })),
      },
    }),
  };
}
