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
    ['live', 3, 2, 'on-sale'],
    ['live', 2, 2, 'sold-out'],
    ['paused', 0, 0, 'paused'],
    ['archived', 3, 0, 'archived'],
    ['taken_down', 3, 0, 'taken-down'],
  ] as const)('%s with %i units, %i of them held, stands in %s', (status, stock, held, tab) => {
    expect(tabOf({ status, stock, held })).toBe(tab);
  });
});
