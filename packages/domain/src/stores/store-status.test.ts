import { expect, it } from 'vitest';
import { decideStoreMove, mayWrite, storeActs, storeStatuses, unopenedStatuses } from './store-status.ts';

const moves = [
  'opening apply applied',
  'refused apply applied',
  'applied approve approved',
  'applied refuse refused',
  'approved suspend suspended',
  'suspended lift approved',
];
/** Asked again where it has led already. */
const stays = ['applied apply', 'approved approve', 'approved lift', 'refused refuse', 'suspended suspend'];

it('a store moves as its table says, stays where it is asked again, and goes nowhere else [STALL-15]', () => {
  const got = storeStatuses.flatMap((from) =>
    storeActs.map((act) => {
      const move = decideStoreMove(from, act);
      return [move.kind, [from, act, ...(move.kind === 'move' ? [move.to] : [])].join(' ')] as const;
    }),
  );
  const of = (kind: string) => got.flatMap(([each, says]) => (each === kind ? [says] : []));
  expect(of('move').sort()).toEqual([...moves].sort());
  expect(of('stay').sort()).toEqual([...stays].sort());
  expect(of('refuse')).toHaveLength(25 - moves.length - stays.length);
});

it('who applies is approved at once where nobody looks', () => {
  expect(decideStoreMove('opening', 'apply', true)).toEqual({ kind: 'move', to: 'approved' });
  expect(decideStoreMove('approved', 'apply', true)).toEqual({ kind: 'stay' });
  expect(decideStoreMove('suspended', 'apply', true)).toEqual({ kind: 'refuse', reason: 'cannot_move' });
  expect(decideStoreMove('applied', 'refuse', true)).toEqual({ kind: 'move', to: 'refused' });
  expect(decideStoreMove('approved', 'suspend', true)).toEqual({ kind: 'move', to: 'suspended' });
});

it('a store that was approved once has sold, and any other has not', () => {
  expect(unopenedStatuses).toEqual(['opening', 'applied', 'refused']);
});

it('a store that is not in the shop yet is filled in as one that sells; a suspended one moves its parcels alone [DESK-103]', () => {
  for (const act of ['goods', 'counts', 'store', 'reviews', 'account', 'any'] as const) {
    expect([act, storeStatuses.filter((status) => !mayWrite(status, act))]).toEqual([act, ['suspended']]);
  }
  for (const act of ['parcels', 'cancel'] as const) {
    expect(storeStatuses.every((status) => mayWrite(status, act))).toBe(true);
  }
});
