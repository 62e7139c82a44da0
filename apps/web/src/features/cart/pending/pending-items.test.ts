import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingPending, parsePending } from './pending-items.ts';
import { addPending, setPendingQuantity } from './pending-steps.ts';
import { soundPending } from './sound-pending.ts';

const read = (stored: string | null) => soundPending(parsePending(stored));
const id = (n: number) => `01a202c6-82e7-723b-aac5-${String(n).padStart(12, '0')}`;
const [b1, b2] = [id(91), id(92)];
const red = { productId: id(1), selectedColor: 'Red', selectedSize: 'M', quantity: 1 };
const blue = { ...red, selectedColor: 'Blue' };

describe('items put aside before signing in', () => {
  it('grow when the same variant is added again, and keep their batch', () => {
    const first = addPending(nothingPending, red, b1);
    const twice = addPending(first, { ...red, quantity: 2 }, b2);
    expect(twice).toEqual({ items: [{ ...red, quantity: 3 }], batchId: b1 });
  });

  it('keep variants apart', () => {
    const both = addPending(addPending(nothingPending, red, b1), blue, b2);
    expect(both.items).toEqual([red, blue]);
  });

  it('start a new batch after the last one is gone', () => {
    const emptied = setPendingQuantity(addPending(nothingPending, red, b1), red, 0);
    expect(emptied).toEqual(nothingPending);
    expect(addPending(emptied, blue, b2).batchId).toBe(b2);
  });

  it('come back from storage as they went in', () => {
    const pending = addPending(addPending(nothingPending, red, b1), blue, b2);
    expect(read(JSON.stringify(pending))).toEqual(pending);
    const sealed = { ...pending, sealed: { batchId: b2, items: [blue] }, lost: true };
    expect(read(JSON.stringify(sealed))).toEqual(sealed);
  });

  it.each([null, '', 'null', '[]', '{}', '7', '{"items":[]}', '{"items":"many","batchId":"b"}', '{"sealed":7}'])(
    'are nothing where %j is stored',
    (stored) => {
      expect(read(stored)).toEqual(nothingPending);
    },
  );

  it.each(['{', '{"items":[{}]}', '{"items":[null]}', '{"sealed":{"items":[7]}}'])(
    'are none where %j is stored, and the shopper is told: F8',
    (stored) => {
      expect(read(stored)).toEqual({ ...nothingPending, lost: true });
    },
  );

  it('are the good ones where others cannot be read, under a name that the shop takes: F8', () => {
    const stored = {
      items: [red, { ...blue, quantity: '2' }, null],
      batchId: 'b1',
      sealed: { batchId: b2, items: [{}, blue] },
    };
    const { batchId, ...pending } = read(JSON.stringify(stored));
    expect(pending).toEqual({ items: [red], sealed: { batchId: b2, items: [blue] }, lost: true });
    expect(batchId).toMatch(/^[\da-f-]{36}$/);
  });

  it('are no more than a cart holds, of thousands: F9', () => {
    const items = Array.from({ length: 5000 }, (_, n) => ({ ...red, productId: id(n) }));
    const many = read(JSON.stringify({ batchId: b1, items }));
    expect([many.items.length, many.lost]).toEqual([100, true]);
  });

  it('are read from whatever is stored', () => {
    fc.assert(fc.property(fc.json(), (stored) => void addPending(read(stored), red, b1)));
    fc.assert(fc.property(fc.json(), (stored) => void addPending(parsePending(stored), red, b1)));
  });
});
