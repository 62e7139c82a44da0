import { kobo } from '@oja/domain/money/money';
import { describe, expect, it } from 'vitest';
import { areAllThere, isPassing, findOwn as ownOf, pauseBefore, nextRefundStep as stepOf } from './refund-step.ts';

/** Seconds. */
const lag = 900;
const nextRefundStep = (refund: Parameters<typeof stepOf>[0], listed: Parameters<typeof stepOf>[1]) =>
  stepOf(refund, listed, lag);
const findOwn = (
  refund: Parameters<typeof ownOf>[0],
  listed: Parameters<typeof ownOf>[1],
  others?: Parameters<typeof ownOf>[3],
) => ownOf(refund, listed, lag, others);

const refund = {
  id: 'r1',
  state: 'sending',
  amount: kobo(5000),
  attempts: 0,
  posts: 0,
  providerRefundId: null,
  providerStatus: null,
  posted: false,
  missingFor: null,
};
const listed = { id: '10', amount: kobo(5000), status: 'pending', merchantNote: 'refund:r1', disputeId: null };

it('posts a refund that the provider does not have', () => {
  expect(nextRefundStep(refund, [])).toEqual({ kind: 'post' });
  expect(nextRefundStep(refund, [{ ...listed, merchantNote: 'refund:r2' }])).toEqual({ kind: 'post' });
  expect(nextRefundStep(refund, [{ ...listed, amount: kobo(4999) }])).toEqual({ kind: 'post' });
});

it('adopts the one the provider has, in its state', () => {
  for (const [status, state] of [
    ['pending', 'pending'],
    ['processing', 'processing'],
    ['processed', 'processed'],
    ['failed', 'failed'],
    ['needs-attention', 'manual'],
    ['something new', 'manual'],
  ] as const) {
    expect(nextRefundStep(refund, [{ ...listed, status }])).toEqual({ kind: 'adopt', id: '10', state });
  }
});

it('after a POST without an answer posts again only when two listings had none that are further apart than they lag', () => {
  expect(nextRefundStep({ ...refund, posted: true }, [])).toEqual({ kind: 'look_again' });
  expect(nextRefundStep({ ...refund, posted: true, missingFor: lag - 1 }, [])).toEqual({ kind: 'look_again' });
  expect(nextRefundStep({ ...refund, posted: true, missingFor: lag }, [])).toEqual({ kind: 'post' });
  expect(nextRefundStep({ ...refund, posted: true }, [listed])).toMatchObject({ kind: 'adopt' });
});

it('takes the failure of the one it knows, though another failed besides and the answer to a third is lost', () => {
  const pending = {
    ...refund,
    state: 'pending',
    posts: 3,
    posted: true,
    providerRefundId: '10',
    providerStatus: 'pending',
  };
  const failures = ['10', '11'].map((id) => ({ ...listed, id, status: 'failed' }));
  expect(findOwn(pending, failures)).toMatchObject({ id: '10' });
});

it('tries again after a failure, at most five times, and sees the newer refund beside the failed one', () => {
  const failed = { ...refund, state: 'failed', attempts: 1, providerRefundId: '10' };
  const failure = { ...listed, status: 'failed' };
  expect(nextRefundStep(failed, [failure])).toEqual({ kind: 'post' });
  expect(nextRefundStep({ ...failed, attempts: 5 }, [failure])).toEqual({ kind: 'give_up' });
  expect(nextRefundStep(failed, [failure, { ...listed, id: '9007199254740993' }])).toMatchObject({
    id: '9007199254740993',
    state: 'pending',
  });
});

it('takes no older one for it that is said to be under way', () => {
  const known = { ...refund, state: 'pending', attempts: 2, providerRefundId: '11', providerStatus: 'pending' };
  expect(findOwn(known, [listed])).toBeUndefined();
  expect(nextRefundStep(known, [listed])).toEqual({ kind: 'look_again' });
  expect(
    findOwn(known, [
      { ...listed, status: 'failed' },
      { ...listed, id: '11', status: 'failed' },
    ]),
  ).toMatchObject({
    id: '11',
  });
});

it('takes the older one for it that goes back, once the list shows that the one we know has failed', () => {
  const failure = { ...listed, id: '11', status: 'failed' };
  for (const [state, providerStatus] of [
    ['pending', 'pending'],
    ['failed', 'failed'],
  ] as const) {
    const known = { ...refund, state, attempts: 2, providerRefundId: '11', providerStatus };
    expect(findOwn(known, [listed, failure])).toMatchObject({ id: '10' });
    expect(nextRefundStep(known, [listed, failure])).toMatchObject({ kind: 'adopt', id: '10', state: 'pending' });
  }
});

it('believes no list that goes back behind a failure after which another was sent, until it cannot lag any more', () => {
  const sent = { ...refund, attempts: 2, providerRefundId: '10', providerStatus: 'failed', posted: true };
  expect(nextRefundStep(sent, [listed])).toEqual({ kind: 'look_again' });
  expect(nextRefundStep({ ...sent, missingFor: lag - 1 }, [listed])).toEqual({ kind: 'look_again' });
  expect(nextRefundStep({ ...sent, missingFor: lag }, [listed])).toMatchObject({ kind: 'adopt', id: '10' });
  expect(nextRefundStep({ ...sent, posted: false }, [listed])).toMatchObject({ kind: 'adopt', id: '10' });
  expect(findOwn(sent, [listed, { ...listed, id: '11' }])).toMatchObject({ id: '11' });
});

it('writes down that a refund failed which was under way, before it tries again', () => {
  const failure = { ...listed, status: 'failed' };
  for (const state of ['pending', 'processing']) {
    const known = { ...refund, state, attempts: 1, providerRefundId: '10' };
    expect(nextRefundStep(known, [failure])).toEqual({ kind: 'adopt', id: '10', state: 'failed' });
  }
  expect(nextRefundStep({ ...refund, attempts: 1, providerRefundId: '10' }, [failure])).toEqual({ kind: 'post' });
});

it('never posts again what the provider has said that it has: looks for it as long as their list lags, then asks a person', () => {
  for (const providerStatus of ['pending', 'needs-attention', 'something new']) {
    const there = { ...refund, providerRefundId: '10', providerStatus };
    expect(nextRefundStep(there, [])).toEqual({ kind: 'look_again' });
    expect(nextRefundStep({ ...there, missingFor: lag - 1 }, [])).toEqual({ kind: 'look_again' });
    expect(nextRefundStep({ ...there, missingFor: lag }, [])).toEqual({ kind: 'give_up' });
  }
  expect(nextRefundStep({ ...refund, providerRefundId: '10', providerStatus: 'failed' }, [])).toEqual({ kind: 'post' });
});

it('after a second POST without an answer does not take the failure of a first one for its own', () => {
  const failure = { ...listed, status: 'failed' };
  const twice = { ...refund, attempts: 2, posts: 2, posted: true };
  expect(nextRefundStep(twice, [failure])).toEqual({ kind: 'look_again' });
  expect(nextRefundStep({ ...twice, missingFor: lag - 1 }, [failure])).toEqual({ kind: 'look_again' });
  expect(nextRefundStep(twice, [failure, { ...failure, id: '11' }])).toMatchObject({ id: '11', state: 'failed' });
  expect(nextRefundStep({ ...twice, missingFor: lag }, [failure])).toMatchObject({ id: '10', state: 'failed' });
  expect(nextRefundStep({ ...twice, attempts: 1, posts: 1 }, [failure])).toMatchObject({ id: '10', state: 'failed' });
});

it('looks again for the one that failed when only an older one is listed alive, and takes that once the list cannot lag', () => {
  const known = { ...refund, attempts: 2, posts: 2, state: 'failed', providerRefundId: '11', providerStatus: 'failed' };
  expect(nextRefundStep(known, [listed])).toEqual({ kind: 'look_again' });
  expect(nextRefundStep({ ...known, missingFor: lag - 1 }, [listed])).toEqual({ kind: 'look_again' });
  expect(nextRefundStep({ ...known, missingFor: lag }, [listed])).toMatchObject({ kind: 'adopt', id: '10' });
  expect(nextRefundStep(known, [{ ...listed, status: 'failed' }])).toEqual({ kind: 'post' });
});

it('has all that it posted in the list, or has waited for them', () => {
  const twice = { ...refund, attempts: 2, posts: 2, posted: true };
  const other = { ...listed, id: '11', status: 'failed' };
  expect(areAllThere(twice, [listed], lag)).toBe(false);
  expect(areAllThere(twice, [listed, { ...other, merchantNote: 'refund:r2' }], lag)).toBe(false);
  expect(areAllThere(twice, [listed, other], lag)).toBe(true);
  expect(areAllThere({ ...twice, missingFor: lag }, [listed], lag)).toBe(true);
  expect(areAllThere({ ...twice, posted: false }, [], lag)).toBe(true);
});

describe('a provider that does not serve us', () => {
  it('is asked again later each time, once an hour in the end, and not before the time that it named', () => {
    expect([0, 30, 61, 600, 100_000].map((owedFor) => pauseBefore(owedFor, 0))).toEqual([30, 30, 30.5, 300, 3600]);
    expect([pauseBefore(0, 45), pauseBefore(100_000, 7200), pauseBefore(600, 5)]).toEqual([45, 7200, 300]);
  });

  it('has said nothing about the refund when it refuses the caller or the moment', () => {
    expect([400, 401, 403, 404, 408, 409, 422, 429].filter(isPassing)).toEqual([401, 403, 408, 429]);
  });
});

describe('two refunds under one name', () => {
  const twins = [listed, { ...listed, id: '11', status: 'processed' }];

  it('are told apart: the one that is known is ours, and the other makes it a matter for a person', () => {
    expect(findOwn({ ...refund, providerRefundId: '10' }, twins)).toMatchObject({ id: '10' });
    expect(findOwn({ ...refund, providerRefundId: '11' }, twins)).toMatchObject({ id: '11' });
    expect(findOwn(refund, twins)).toMatchObject({ id: '11' });
    expect(findOwn(refund, twins, new Set(['11']))).toMatchObject({ id: '10' });
  });

  it('one that failed before the one that we know is not ours, though their list shows it alone', () => {
    const failure = { ...listed, id: '9', status: 'failed' };
    const known = { ...refund, state: 'pending', providerRefundId: '10', providerStatus: 'pending' };
    expect(findOwn(known, [failure])).toBeUndefined();
    expect(findOwn(known, [{ ...failure, id: '11' }])).toMatchObject({ id: '11' });
    expect(findOwn({ ...known, providerRefundId: '9' }, [failure])).toMatchObject({ id: '9' });
  });

  it('one that was made on the provider’s pages is known by its number alone', () => {
    const foreign = { ...refund, id: 'r9', providerRefundId: '10' };
    expect(findOwn(foreign, [listed])).toEqual(listed);
    expect(findOwn({ ...foreign, providerRefundId: '12' }, [listed])).toBeUndefined();
  });
});
