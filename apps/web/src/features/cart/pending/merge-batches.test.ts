import type { Cart } from '@oja/contract/cart';
import { kobo } from '@oja/domain/money/money';
import { specifiedPolicy } from '@oja/domain/money/pricing';
import { describe, expect, it } from 'vitest';
import { mergeBatches } from './merge-batches.ts';
import { seal, withoutSealed } from './merge-steps.ts';
import { type Batch, nothingPending, type Pending } from './pending-items.ts';
import { addPending } from './pending-steps.ts';

const dress = { productId: 'p1', selectedColor: 'Red', selectedSize: 'M', quantity: 1 };
const radio = { productId: 'p2', selectedColor: '', selectedSize: '', quantity: 2 };
const nothing = kobo(0);
const answer = (lowered: Cart['lowered'] = [], leftOut = 0): Cart => ({
  lines: [],
  quote: { subtotal: nothing, charges: [], total: nothing },
  rates: specifiedPolicy,
  lowered,
  leftOut,
});

/** A visitor's store, and a shop that takes every batch name once. */
function scene() {
  let pending: Pending = addPending(nothingPending, dress, 'first');
  const taken = new Map<string, Batch['items']>();
  let line: 'good' | 'no answer' | 'nothing arrives' = 'good';
  return {
    taken,
    pending: () => pending,
    add: (item: typeof dress, name: string) => {
      pending = addPending(pending, item, name);
    },
    setLine: (next: typeof line) => {
      line = next;
    },
    merge: () =>
      mergeBatches({
        seal: () => {
          pending = seal(pending);
          return pending.sealed;
        },
        forget: (batchId) => {
          pending = withoutSealed(pending, batchId);
        },
        send: async ({ batchId, items }) => {
          if (line !== 'nothing arrives' && !taken.has(batchId)) taken.set(batchId, items);
          if (line !== 'good') throw new Error('no answer');
          return answer([{ name: 'Dress', quantity: items.length, boundBy: 'stock' }]);
        },
        isHopeless: (error) => String(error).includes('hopeless'),
        keep: () => {},
      }),
  };
}

describe('merging what a visitor put aside', () => {
  it('sends it and forgets it only then [CART-13, CART-17]', async () => {
    const { merge, pending, taken } = scene();
    const merged = await merge();
    expect([...taken]).toEqual([['first', [dress]]]);
    expect(pending()).toEqual(nothingPending);
    expect(merged).toEqual({ lowered: [{ name: 'Dress', quantity: 1, boundBy: 'stock' }], leftOut: false });
  });

  it('keeps everything while no answer comes, and a repeat is the same batch', async () => {
    const { merge, pending, taken, setLine } = scene();
    setLine('no answer');
    await expect(merge()).rejects.toThrow('no answer');
    expect(pending().sealed).toEqual({ batchId: 'first', items: [dress] });
    setLine('good');
    await merge();
    expect([...taken]).toEqual([['first', [dress]]]);
  });

  it.each(['no answer', 'nothing arrives'] as const)(
    'neither loses nor doubles what is added before the repeat, when it was: %s',
    async (fault) => {
      const { merge, pending, taken, add, setLine } = scene();
      setLine(fault);
      await expect(merge()).rejects.toThrow('no answer');
      add(radio, 'second');
      setLine('good');
      await merge();
      expect([...taken]).toEqual([
        ['first', [dress]],
        ['second', [radio]],
      ]);
      expect(pending()).toEqual(nothingPending);
    },
  );

  it('drops a batch that the shop can never read, and says that something was left out: F8', async () => {
    const { pending } = scene();
    let open = pending();
    const merged = await mergeBatches({
      seal: () => {
        open = seal(open);
        return open.sealed;
      },
      forget: (batchId) => {
        open = withoutSealed(open, batchId);
      },
      send: () => Promise.reject(new Error('hopeless')),
      isHopeless: () => true,
      keep: () => {},
    });
    expect(merged).toEqual({ lowered: [], leftOut: true });
    expect(open).toEqual(nothingPending);
  });

  it('says that the shop left something out, and keeps what could not be read until that is told: F8', async () => {
    let open: Pending = { ...addPending(nothingPending, dress, 'first'), lost: true };
    const merged = await mergeBatches({
      seal: () => {
        open = seal(open);
        return open.sealed;
      },
      forget: (batchId) => {
        open = withoutSealed(open, batchId);
      },
      send: () => Promise.resolve(answer([], 2)),
      isHopeless: () => false,
      keep: () => {},
    });
    expect(merged).toEqual({ lowered: [], leftOut: true });
    expect(open).toEqual({ ...nothingPending, lost: true });
  });
});
