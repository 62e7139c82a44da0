import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingPending, parsePending } from './pending-items.ts';
import { addPending, setPendingQuantity } from './pending-steps.ts';

const red = { productId: 'p1', selectedColor: 'Red', selectedSize: 'M', quantity: 1 };
const blue = { ...red, selectedColor: 'Blue' };

describe('items put aside before signing in', () => {
  it('grow when the same variant is added again, and keep their batch', () => {
    const first = addPending(nothingPending, red, 'b1');
    const twice = addPending(first, { ...red, quantity: 2 }, 'b2');
    expect(twice).toEqual({ items: [{ ...red, quantity: 3 }], batchId: 'b1' });
  });

  it('keep variants apart [SHELL-41]', () => {
    const both = addPending(addPending(nothingPending, red, 'b1'), blue, 'b2');
    expect(both.items).toEqual([red, blue]);
  });

  it('start a new batch after the last one is gone', () => {
    const emptied = setPendingQuantity(addPending(nothingPending, red, 'b1'), red, 0);
    expect(emptied).toEqual(nothingPending);
    expect(addPending(emptied, blue, 'b2').batchId).toBe('b2');
  });

  it('come back from storage as they went in', () => {
    const pending = addPending(addPending(nothingPending, red, 'b1'), blue, 'b2');
    expect(parsePending(JSON.stringify(pending))).toEqual(pending);
  });

  it('are nothing when what is stored is not sound', () => {
    const broken = [null, '', '{', '[]', '{"items":[{}],"batchId":"b"}', `{"items":[${JSON.stringify(red)}]}`];
    for (const stored of broken) expect(parsePending(stored)).toEqual(nothingPending);
    fc.assert(fc.property(fc.json(), (stored) => void parsePending(stored)));
  });
});
