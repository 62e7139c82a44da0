import { kobo } from '@oja/domain/money';
import { expect, it } from 'vitest';
import { toldButUnknown } from './told-refunds.ts';

const reference = 'OJA-1';

/** A message about a refund, as the provider writes it. */
function message(event: string, amount?: number) {
  const raw = Buffer.from(JSON.stringify({ event, data: { transaction_reference: reference, amount } }));
  return { reference, raw };
}

it('a refund that is told of counts, and a message that says no amount tells of none', () => {
  const told = [message('refund.processed', 500)];
  const counted = [{ id: `told:${reference}:500`, reference, amount: kobo(500) }];
  expect(toldButUnknown(told, [])).toEqual(counted);
  expect(toldButUnknown([...told, message('refund.processed')], [])).toEqual(counted);
  expect(toldButUnknown([message('refund.pending')], [])).toEqual([]);
});
