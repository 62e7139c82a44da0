import { describe, expect, it } from 'vitest';
import { decideProductMove, productStatuses } from './product-status.ts';
import { decideRestore, decideTakeDown } from './take-down.ts';

const members = productStatuses.filter((status) => status !== 'taken_down');

describe('what the operator takes down', () => {
  it.each(members)('was %s, and goes back to that alone', (before) => {
    expect(decideTakeDown(before)).toEqual({ kind: 'move', to: 'taken_down' });
    expect(decideRestore('taken_down', before)).toEqual({ kind: 'move', to: before });
  });

  it('stays where it is when it is asked for again', () => {
    expect(decideTakeDown('taken_down')).toEqual({ kind: 'stay' });
    expect(decideRestore('live', null)).toEqual({ kind: 'stay' });
  });

  it.each(members)('no member moves to %s, nor anything there', (status) => {
    expect(decideProductMove('taken_down', status, 0)).toEqual({ kind: 'refuse', reason: 'cannot_move' });
    expect(decideProductMove(status, 'taken_down', 0)).toEqual({ kind: 'refuse', reason: 'cannot_move' });
  });
});
