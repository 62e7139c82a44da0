import { decideProductMove } from '@oja/domain/goods/product-status';
import { describe, expect, it } from 'vitest';
import { tabOf, wayBack } from './status-words.ts';

describe('a product that was moved', () => {
  it.each([
    ['live', 'paused', ['live']],
    ['paused', 'live', ['paused']],
    ['live', 'archived', ['paused', 'live']],
    ['paused', 'archived', ['paused']],
    ['archived', 'paused', ['archived']],
  ] as const)('from %s to %s goes back by %j, each step allowed', (from, to, way) => {
    expect(wayBack(from, to)).toEqual(way);
    let status: 'live' | 'paused' | 'archived' = to;
    for (const step of way) {
      expect(decideProductMove(status, step, 0)).toEqual({ kind: 'move' });
      status = step;
    }
  });

  it.each([
    ['live', 3, 'on-sale'],
    ['live', 0, 'sold-out'],
    ['paused', 0, 'paused'],
    ['archived', 3, 'archived'],
  ] as const)('%s with %i units stands in %s', (status, stock, tab) => {
    expect(tabOf({ status, stock })).toBe(tab);
  });
});
