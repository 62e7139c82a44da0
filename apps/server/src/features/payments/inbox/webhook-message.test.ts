import { describe, expect, it } from 'vitest';
import { readWebhook } from './webhook-message.ts';

const read = (event: string, data: object) => readWebhook(Buffer.from(JSON.stringify({ event, data })));

describe('copies of one message are known by one name', () => {
  const nameOf = (event: string, data: object) => read(event, data).dedupe;

  it('of a success: the number of the payment at the provider, whatever else it says', () => {
    const paid = { id: 77, reference: 'r' };
    expect(nameOf('charge.success', { ...paid, sent_again: true })).toBe(nameOf('charge.success', paid));
    expect(nameOf('charge.success', { ...paid, id: 78 })).not.toBe(nameOf('charge.success', paid));
  });

  it('of a success without a number, and of a dispute: its bytes', () => {
    for (const event of ['charge.success', 'charge.dispute.remind']) {
      const name = nameOf(event, { reference: 'r' });
      expect(nameOf(event, { reference: 'r' })).toBe(name);
      expect(nameOf(event, { reference: 'r', sent_again: true })).not.toBe(name);
    }
  });

  it('of a refund: what it says of that refund', () => {
    const refund = { id: 77, refund_reference: '5', transaction_reference: 'r', status: 'pending' };
    const name = nameOf('refund.pending', refund);
    expect(nameOf('refund.pending', { ...refund, id: 78, sent_again: true })).toBe(name);
    const others = [
      { ...refund, refund_reference: '6' },
      { ...refund, transaction_reference: 's' },
      { ...refund, status: 'processed' },
    ];
    expect(others.map((other) => nameOf('refund.pending', other))).not.toContain(name);
    expect(nameOf('refund.processed', refund)).not.toBe(name);
    // Equal refunds of which none has a name yet are not one.
    const unnamed = { ...refund, refund_reference: '' };
    expect(nameOf('refund.pending', unnamed)).not.toBe(nameOf('refund.pending', { ...unnamed, id: 78 }));
  });
});

it('a message tells of a refund or of a dispute, each with what is said of it, and of nothing else', () => {
  const refund = read('refund.processed', { transaction_reference: 'r', amount: 500 });
  expect(refund).toMatchObject({ reference: 'r', refundAmount: 500, dispute: null });
  const dispute = read('charge.dispute.create', { id: 9, status: 'pending', transaction: { reference: 'r' } });
  expect(dispute).toMatchObject({ reference: 'r', refundAmount: null, dispute: { id: '9', status: 'pending' } });
  const success = read('charge.success', { id: 1, reference: 'r', amount: 500 });
  expect(success).toMatchObject({ reference: 'r', refundAmount: null, dispute: null });
});

it('a message is about money of this shop by its reference, or by the note of the payment', () => {
  const ours = 'oja-01zzzzzzzzzzzzzzzzzzzzzz01';
  const note = { metadata: { checkout_id: 'c' } };
  expect(read('charge.success', { reference: ours }).ours).toBe(true);
  expect(read('charge.success', { reference: 'r', ...note }).ours).toBe(true);
  expect(read('charge.dispute.create', { transaction: { reference: 'r', ...note } }).ours).toBe(true);
  expect(read('charge.dispute.create', { transaction: { reference: 'r' }, ...note }).ours).toBe(false);
  expect(read('charge.success', { reference: 'r' }).ours).toBe(false);
});

it('what cannot be read is no event and about nothing', () => {
  const nothing = { event: '', reference: null, ours: false, refundAmount: null, dispute: null };
  for (const raw of ['not json at all', '{"event":7,"data":{"reference":"r"}}', '[]']) {
    expect(readWebhook(Buffer.from(raw))).toMatchObject(nothing);
  }
});
