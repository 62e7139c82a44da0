import type { Alteration } from './alteration.ts';
import type { Moment } from './armed.ts';

const stock = 'books/stock.ts';

/** The shop as somebody might have written it. No test of the product may be so blind as to let one of them pass. */
export const mutants = {
  /** Looks at the stock first and writes what it computed from that. */
  checkThenAct: [
    {
      file: stock,
      find: 'order by p.id for no key update of p\n    ), locked as (',
      replace: 'order by p.id, pg_sleep(0.05)::text\n    ), locked as (',
    },
    { file: stock, find: ' for no key update of i\n', replace: '\n' },
  ],
  /** Decides by a checkout and a payment that others may be changing. */
  unlockedSettle: [
    {
      file: 'features/payments/settle.ts',
      find: 'const checkout = await lockCheckout(tx, owner.checkoutId);',
      replace:
        "const checkout = await tx.selectFrom('checkouts').selectAll().where('id', '=', owner.checkoutId).executeTakeFirst();",
    },
    {
      file: 'features/payments/settle.ts',
      find: 'const payment = await lockPayment(tx, reference);',
      replace:
        "const payment = await tx.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();",
    },
  ],
  /** Takes a signed message for money. */
  trustedWebhook: [
    {
      file: 'features/payments/inbox/apply-messages.ts',
      find: 'const { event, reference, ours, dispute } = readWebhook(message.raw);',
      replace: `const { event, reference, ours, dispute } = readWebhook(message.raw);
        if (event === 'charge.success') {
          const { settle } = await import('../settle.ts');
          const { data } = JSON.parse(String(message.raw));
          const money = { amount: data.amount, requestedAmount: data.amount, fees: 0, currency: data.currency };
          const found = { ...money, status: 'success', reference, transactionId: String(data.id) };
          return (await settle(deps.db, reference, found)).kind;
        }`,
    },
  ],
  /** Sends a refund again without asking whether it is there. */
  blindRefund: [
    {
      file: 'features/payments/refunds/send-refunds.ts',
      find: 'const listed = await provider.listRefunds(refund.transactionId);',
      replace: "const listed = { kind: 'success', value: [] };",
    },
  ],
  /** Charges what the browser says. */
  clientPrice: [
    {
      file: 'features/checkout/priced-order.ts',
      find: 'if (!samePrices(asked, lines) || Math.abs(asked.amount - quote.total) > tolerance) {',
      replace: 'if (false) {',
    },
    {
      file: 'features/checkout/priced-order.ts',
      find: 'return { lines, quote };',
      replace:
        'return { lines, quote: { ...quote, subtotal: asked.amount - (quote.total - quote.subtotal), total: asked.amount } };',
    },
  ],
  /** Forgets what a hold was for when it ends: units come back that nobody held any more. */
  carelessRelease: [
    {
      file: 'features/holds/release-hold.ts',
      find: "if (checkout?.state !== 'held' || (onlyExpired && !checkout.expired)) return;",
      replace: 'if (!checkout || (onlyExpired && !checkout.expired)) return;',
    },
  ],
} satisfies Record<string, readonly Alteration[]>;

/** Settling has read the payment, and has written nothing yet: locked in the sound shop. */
export const inSettle: Moment = { when: 'after', statement: 'select * from payments where reference = $1' };
