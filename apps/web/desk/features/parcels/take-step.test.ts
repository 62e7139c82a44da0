import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeStep } from './take-step.ts';
import type { Acts } from './use-acts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('a second press on the same place is no second step', () => {
  const steps: string[] = [];
  const acts: Pick<Acts, 'run' | 'pack'> = {
    run: async (act) => {
      steps.push(act.kind);
      return { state: 'kept' };
    },
    pack: async () => void steps.push('pack'),
  };
  const parcel = { orderId: '1', orderNumber: 'ORD-1', packedAt: null, cancelledAt: null };
  const ask = () => steps.push('ask');
  takeStep({ ...parcel, status: 'pending' }, acts, ask);
  vi.advanceTimersByTime(500);
  takeStep({ ...parcel, status: 'approved' }, acts, ask);
  expect(steps).toEqual(['accept']);
  vi.advanceTimersByTime(501);
  takeStep({ ...parcel, status: 'approved' }, acts, ask);
  expect(steps).toEqual(['accept', 'pack']);
});
