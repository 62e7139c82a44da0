import { describe, expect, it } from 'vitest';
import { decideProductMove, productStatuses } from './product-status.ts';

const ways = ['live paused', 'live archived', 'paused live', 'paused archived', 'archived paused'];

describe('decideProductMove', () => {
  it.each(productStatuses.flatMap((from) => productStatuses.map((to) => [from, to] as const)))(
    'from %s to %s [GOODS-85]',
    (from, to) => {
      const expected = from === to ? { kind: 'stay' } : { kind: 'refuse', reason: 'cannot_move' };
      const isWay = ways.includes(`${from} ${to}`);
      expect(decideProductMove(from, to, 0)).toEqual(isWay ? { kind: 'move' } : expected);
    },
  );

  it('puts nothing away of which units are held, and pauses it all the same', () => {
    expect(decideProductMove('live', 'archived', 1)).toEqual({ kind: 'refuse', reason: 'units_held' });
    expect(decideProductMove('paused', 'archived', 1)).toEqual({ kind: 'refuse', reason: 'units_held' });
    expect(decideProductMove('archived', 'archived', 1)).toEqual({ kind: 'stay' });
    expect(decideProductMove('live', 'paused', 9)).toEqual({ kind: 'move' });
  });
});
