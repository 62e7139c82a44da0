import type { PaymentProvider, PaymentRequest } from '../payment-provider.ts';
import { PaystackClient } from './paystack-client.ts';
import { readAuthorizationUrl, readPayment, readRefund, readRefunds } from './read-answer.ts';

interface Options {
  /** Without a trailing slash; null as long as it is not known. */
  baseUrl: () => string | null;
  secretKey: string;
  /** Where payment pages may lie; a buyer is sent nowhere else. */
  checkoutOrigins: () => readonly string[];
}

/** Milliseconds. The buyer waits for the first. */
const writeTimeout = 10_000;
const readTimeout = 8000;

/** Paystack, or anything that speaks its API. */
export function createPaystack({ baseUrl, secretKey, checkoutOrigins }: Options): PaymentProvider {
  const client = new PaystackClient(baseUrl, secretKey);
  return {
    name: 'paystack',
    initialize: (request) =>
      client.call({
        method: 'POST',
        path: '/transaction/initialize',
        body: initializeBody(request),
        timeout: writeTimeout,
        read: (data) =>
          data === undefined ? null : { authorizationUrl: readAuthorizationUrl(data, checkoutOrigins()) },
      }),
    verify: (reference) =>
      client.call({
        method: 'GET',
        path: `/transaction/verify/${encodeURIComponent(reference)}`,
        timeout: readTimeout,
        read: (data) => {
          const payment = readPayment(data);
          return payment?.reference === reference ? payment : null;
        },
      }),
    listRefunds: (transactionId) =>
      client.call({
        method: 'GET',
        path: `/refund?transaction=${encodeURIComponent(transactionId)}&perPage=100`,
        timeout: readTimeout,
        read: readRefunds,
      }),
    refund: ({ transactionId, amount, merchantNote }) =>
      client.call({
        method: 'POST',
        path: '/refund',
        body: { transaction: transactionId, amount, merchant_note: merchantNote },
        timeout: writeTimeout,
        read: readRefund,
      }),
  };
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
