import { kobo } from '@oja/domain/money/money';
import { describe, expect, it } from 'vitest';
import {
  explainTold,
  isToldSince,
  type KnownBeside,
  type Told,
  type ToldMessage,
  toldButUnknown,
  turnedUp,
} from './told-refunds.ts';

const reference = 'OJA-1';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
/** Others made it: it can have been told of at any time. */
const since = new Date(0);

/** A message about a refund, as the provider writes it. */
function message(event: string, amount?: number, given: Partial<ToldMessage> = {}): ToldMessage {
  const raw = Buffer.from(JSON.stringify({ event, data: { transaction_reference: reference, amount } }));
  const usual = { id: event, reference, raw, outcome: null, times: 1, waiting: true };
  const came = { firstReceivedAt: at(1), receivedAt: given.firstReceivedAt ?? at(1) };
  return { ...usual, ...came, dealt: (given.times ?? 1) - 1, ...given };
}

/** What is explained, by the ids of the messages. */
function explained(told: Told, failed: readonly { amount: number }[]) {
  const { listed, known } = explainTold(told, failed);
  return { listed: listed.map(({ id }) => id), known: known.map(({ id }) => id) };
}

const known: KnownBeside[] = [];

it('a refund that is told of counts, and a message that says no amount tells of none', () => {
  const told = [message('refund.processed', 500)];
  const counted = [{ id: `told:${reference}:500`, reference, amount: kobo(500), why: 'at_provider' }];
  expect(toldButUnknown({ messages: told, known })).toEqual(counted);
  expect(toldButUnknown({ messages: [...told, message('refund.processed')], known })).toEqual(counted);
  expect(toldButUnknown({ messages: [message('refund.pending')], known })).toEqual([]);
});

it('what the list shows as failed explains as many messages, and no more', () => {
  const messages = [message('refund.pending', 500), message('refund.processing', 500)];
  const failed = [{ amount: 500 }];
  expect(explained({ messages, known }, [])).toEqual({ listed: [], known: [] });
  expect(explained({ messages, known }, [{ amount: 400 }])).toEqual({ listed: [], known: [] });
  expect(explained({ messages, known }, failed)).toEqual({
    listed: ['refund.pending', 'refund.processing'],
    known: [],
  });
  const shown = messages.map((told) => ({ ...told, outcome: 'listed', waiting: false }));
  expect(toldButUnknown({ messages: shown, known })).toEqual([]);
  const another = message('refund.processing', 500, { id: 'another' });
  expect(toldButUnknown({ messages: [...shown, another], known })).toMatchObject([{ amount: 500 }]);
  expect(explained({ messages: [...shown, another], known }, failed)).toEqual({ listed: [], known: [] });
  expect(explained({ messages: [...shown, another], known }, [...failed, ...failed])).toEqual({
    listed: ['another'],
    known: [],
  });
});

it.each([
  [
    'of ours, sent anew since',
    [message('refund.pending', 500, { id: 'ours' })],
    [{ reference, amount: 500, failed: false, forgotten: [], since }],
  ],
  ['of others', [], known],
])('a refund %s that messages call failed explains no other that the list does not show', (_, sentAnew, here) => {
  const messages = [
    message('refund.pending', 500, { id: 'first' }),
    message('refund.failed', 500),
    ...sentAnew,
    message('refund.pending', 500, { id: 'another' }),
  ];
  const failed = [{ amount: 500 }];
  expect(toldButUnknown({ messages, known: here })).toMatchObject([{ amount: 500 }]);
  expect(explained({ messages, known: here }, failed)).toEqual({ listed: [], known: [] });
  expect(explained({ messages, known: here }, [...failed, ...failed]).listed).toContain('first');
});

it('messages of a refund that is known wait no more beside one that the list shows as failed', () => {
  const messages = [message('refund.processing', 500, { id: 'one' }), message('refund.processing', 500, { id: 'two' })];
  const here = [{ reference, amount: 500, failed: false, forgotten: [], since }];
  expect(explained({ messages, known: here }, [{ amount: 500 }])).toEqual({ listed: ['one'], known: ['two'] });
});

it('a refund that is known is told of no more, and one of another payment or amount is another', () => {
  const messages = [message('refund.processing', 500)];
  const of = (here: typeof known) => toldButUnknown({ messages, known: here });
  expect(of([{ reference, amount: 500, failed: false, forgotten: [], since }])).toEqual([]);
  const others = [
    { reference, amount: 400, failed: false, forgotten: [], since },
    { reference: 'OJA-2', amount: 500, failed: false, forgotten: [], since },
  ];
  expect(of(others)).toMatchObject([{ amount: 500 }]);
  const failed = [{ amount: 500 }];
  const here = [{ reference, amount: 500, failed: false, forgotten: [], since }];
  expect(explained({ messages, known: here }, failed)).toEqual({ listed: [], known: [] });
});

it('of equal refunds there are as many as are told of beyond those that are known, failed or were listed', () => {
  const named = (id: string, given = {}) => message('refund.processing', 500, { id, ...given });
  const listed = named('listed', { outcome: 'listed', waiting: false });
  const [gone, failed] = [false, true].map((isFailed) => ({
    reference,
    amount: 500,
    failed: isFailed,
    forgotten: [],
    since,
  }));
  const messages = [listed, named('one'), named('two')];
  if (!gone || !failed) throw new Error('Nothing is known.');
  expect(toldButUnknown({ messages, known: [failed] })).toMatchObject([
    { amount: 500, why: 'at_provider' },
    { amount: 500, why: 'told' },
  ]);
  expect(toldButUnknown({ messages, known: [gone] })).toMatchObject([{ amount: 500 }]);
  expect(toldButUnknown({ messages, known: [] })).toMatchObject([{ amount: 1000 }]);
  expect(explained({ messages, known: [gone] }, [{ amount: 500 }])).toEqual({ listed: [], known: [] });
  expect(explained({ messages, known: [gone] }, [{ amount: 500 }, { amount: 500 }])).toEqual({
    listed: ['one'],
    known: ['two'],
  });
  const two = [named('one'), named('two')];
  expect(explained({ messages: two, known: [failed] }, [{ amount: 500 }])).toEqual({
    listed: ['one'],
    known: ['two'],
  });
});

it('what was listed already is not explained once more in the place of another', () => {
  const listed = message('refund.pending', 500, { id: 'first', outcome: 'listed', times: 2 });
  const another = message('refund.pending', 500, { id: 'another' });
  const failed = [{ amount: 500 }, { amount: 500 }];
  expect(explained({ messages: [listed, another], known }, failed)).toEqual({ listed: ['another'], known: [] });
});

it('of a message that came more often than the list shows failures, the rest waits on', () => {
  const twice = message('refund.pending', 500, { times: 2, dealt: 0 });
  const failed = { amount: 500 };
  expect(explainTold({ messages: [twice], known }, [failed])).toEqual({
    listed: [{ ...twice, deliveries: 1 }],
    known: [],
  });
  expect(explainTold({ messages: [twice], known }, [failed, failed])).toEqual({
    listed: [{ ...twice, deliveries: 2 }],
    known: [],
  });
  const rest = { ...twice, outcome: 'listed', dealt: 1 };
  expect(toldButUnknown({ messages: [rest], known })).toMatchObject([{ amount: 500, why: 'told' }]);
  expect(explained({ messages: [rest], known }, [failed])).toEqual({ listed: [], known: [] });
  // Before a person it stays until the list shows all of it.
  const late = { ...twice, outcome: 'not_listed' };
  expect(explained({ messages: [late], known }, [failed])).toEqual({ listed: [], known: [] });
  expect(explained({ messages: [late], known }, [failed, failed])).toEqual({ listed: ['refund.pending'], known: [] });
  const one = { ...late, times: 1 };
  expect(explained({ messages: [one], known }, [failed])).toEqual({ listed: ['refund.pending'], known: [] });
});

it('a failure shown before explains no delivery that came since', () => {
  const before = message('refund.pending', 500, { id: 'before', outcome: 'listed', waiting: false });
  const twice = message('refund.pending', 500, { id: 'since', times: 2, dealt: 0 });
  const failed = { amount: 500 };
  expect(explainTold({ messages: [before, twice], known }, [failed, failed])).toEqual({
    listed: [{ ...twice, deliveries: 1 }],
    known: [],
  });
});

describe('a message that waits may tell of a refund made anew', () => {
  const applied = (event: string, given: Partial<ToldMessage> = {}) =>
    message(event, 500, { id: `${event} applied`, outcome: 'taken_over', waiting: false, ...given });
  const live = { reference, amount: 500, failed: false, forgotten: [], since };
  const failed = { ...live, failed: true };
  const maybe = (amount: number) => [expect.objectContaining({ amount: kobo(amount), why: 'told' })];
  const over = [applied('refund.pending'), applied('refund.failed')];

  it('after an equal one failed', () => {
    expect(toldButUnknown({ messages: over, known: [failed] })).toEqual([]);
    const messages = [...over, message('refund.processing', 500)];
    expect(toldButUnknown({ messages, known: [failed] })).toEqual(maybe(500));
    expect(toldButUnknown({ messages, known: [failed, live] })).toEqual([]);
    const further = [...messages, message('refund.processed', 500)];
    expect(toldButUnknown({ messages: further, known: [failed] })).toEqual(maybe(500));
  });

  it('beside a live one that was told of long ago, and one that failed', () => {
    const messages = [applied('refund.processing'), ...over, message('refund.processing', 500)];
    expect(toldButUnknown({ messages, known: [live, failed] })).toEqual(maybe(500));
    expect(toldButUnknown({ messages, known: [live, live, failed] })).toEqual([]);
  });

  it('under the very words of one that failed or is live', () => {
    const anew = { outcome: null, waiting: true, times: 2 };
    const pending = applied('refund.pending', anew);
    expect(toldButUnknown({ messages: [applied('refund.failed'), pending], known: [failed] })).toEqual(maybe(500));
    expect(toldButUnknown({ messages: [pending], known: [live] })).toEqual(maybe(500));
    expect(toldButUnknown({ messages: [pending], known: [live, live] })).toEqual([]);
    const listed = applied('refund.pending', { ...anew, outcome: 'listed' });
    expect(toldButUnknown({ messages: [listed], known: [] })).toEqual(maybe(500));
    expect(toldButUnknown({ messages: [listed], known: [live] })).toEqual([]);
    expect(toldButUnknown({ messages: [{ ...listed, times: 3 }], known: [live] })).toEqual(maybe(500));
  });

  it('as often as it came before anybody looked', () => {
    const twice = message('refund.pending', 500, { times: 2, dealt: 0 });
    const certain = expect.objectContaining({ amount: kobo(500), why: 'at_provider' });
    expect(toldButUnknown({ messages: [twice], known: [] })).toEqual([certain, ...maybe(500)]);
    expect(toldButUnknown({ messages: [twice], known: [live] })).toEqual(maybe(500));
    expect(toldButUnknown({ messages: [twice], known: [live, live] })).toEqual([]);
    const late = { ...twice, outcome: 'not_listed' };
    expect(toldButUnknown({ messages: [late], known: [] })).toEqual([certain, ...maybe(500)]);
    expect(toldButUnknown({ messages: [late], known: [live, live] })).toEqual([]);
  });

  it('also when it came before that one was said to have failed, if it came too often for it', () => {
    const twice = message('refund.pending', 500, { times: 2, dealt: 0 });
    expect(toldButUnknown({ messages: [twice, applied('refund.failed')], known: [] })).toEqual(maybe(500));
    expect(toldButUnknown({ messages: [twice, applied('refund.failed')], known: [failed] })).toEqual(maybe(500));
    const again = { ...twice, dealt: 1 };
    expect(toldButUnknown({ messages: [again, applied('refund.failed')], known: [failed] })).toEqual(maybe(500));
    // Until the failure is known here the refund that failed is a claim itself.
    expect(toldButUnknown({ messages: [again, applied('refund.failed')], known: [live] })).toEqual([]);
    expect(toldButUnknown({ messages: [{ ...twice, times: 1 }, applied('refund.failed')], known: [] })).toEqual([]);
  });

  it('but not if it came before that one was said to have failed, nor once its time is over', () => {
    const messages = [message('refund.processing', 500), applied('refund.failed')];
    expect(toldButUnknown({ messages, known: [failed] })).toEqual([]);
    const late = applied('refund.processing', { outcome: 'not_listed', waiting: true });
    expect(toldButUnknown({ messages: [...over, late], known: [failed] })).toEqual([]);
    expect(toldButUnknown({ messages: [...over, applied('refund.processing')], known: [failed] })).toEqual([]);
  });
});

it('a refund whose message is forgotten explains no other message of that kind, and still those of another kind', () => {
  const refund = { reference, amount: 500, failed: false, forgotten: ['refund.pending'], since };
  expect(toldButUnknown({ messages: [message('refund.pending', 500)], known: [refund] })).toMatchObject([
    { amount: 500, why: 'at_provider' },
  ]);
  expect(toldButUnknown({ messages: [message('refund.processed', 500)], known: [refund] })).toEqual([]);
});

describe('a refund of ours explains no message', () => {
  const sent = { reference, amount: 500, failed: false, forgotten: [], since: at(2) };
  const failed = { ...sent, failed: true };
  const first = message('refund.pending', 500);
  const told = (messages: ToldMessage[], here: KnownBeside[]) =>
    toldButUnknown({ messages, known: here }).map(({ amount, why }) => `${why} ${amount}`);
  const later = (event: string, given: Partial<ToldMessage> = {}) =>
    message(event, 500, { id: `${event} later`, firstReceivedAt: at(3), ...given });

  it('that came before it was sent, though it is told of itself', () => {
    expect(told([first], [sent])).toEqual(['at_provider 500']);
    expect(told([first, later('refund.pending')], [sent])).toEqual(['at_provider 500']);
    expect(told([later('refund.pending')], [sent])).toEqual([]);
    expect(told([first, later('refund.processed')], [sent])).toEqual(['at_provider 500']);
    // What others made can have been told of before it was known.
    expect(told([first, later('refund.pending')], [sent, { ...sent, since }])).toEqual([]);
  });

  it('that came before it was sent for the first time, and comes again', () => {
    const again = { ...first, times: 2, dealt: 0, receivedAt: at(3) };
    expect(told([again], [sent])).toEqual(['at_provider 500']);
    expect(told([again], [sent, { ...sent, since }])).toEqual([]);
  });

  it('by having failed, nor does the word that it has', () => {
    expect(told([first, later('refund.failed')], [failed])).toEqual(['at_provider 500']);
    expect(told([first, later('refund.failed'), later('refund.failed', { id: 'other' })], [failed])).toEqual([]);
    expect(told([first, message('refund.failed', 500)], [failed])).toEqual([]);
  });
});

describe('since a refund was first sent, one of its amount', () => {
  const before = message('refund.pending', 500);
  const after = message('refund.pending', 500, {
    id: 'after',
    firstReceivedAt: at(3),
    outcome: 'nothing_new',
    waiting: false,
  });
  const other: KnownBeside = { reference, amount: 500, failed: false, forgotten: [], since };
  const isTold = (messages: ToldMessage[], here: KnownBeside[] = []) =>
    isToldSince({ messages, known: here }, kobo(500), at(2));

  it('is told of by a message that came since then, applied or not, in old words or new ones', () => {
    expect(isTold([after])).toBe(true);
    expect(isTold([before, after], [other])).toBe(true);
    expect(isTold([{ ...before, times: 2, receivedAt: at(3) }], [other])).toBe(true);
  });

  it('is not told of by what came before, by what tells of another, or that one has failed', () => {
    expect(isTold([])).toBe(false);
    expect(isTold([before])).toBe(false);
    expect(isTold([after], [other])).toBe(false);
    expect(isTold([before, after], [other, { ...other, failed: true }])).toBe(false);
    expect(isTold([message('refund.pending', 400, { firstReceivedAt: at(3) })])).toBe(false);
    expect(isTold([message('refund.failed', 500, { firstReceivedAt: at(3) })])).toBe(false);
  });
});

describe('what a person has looked into in vain', () => {
  const vain = (event: string, minute: number, amount = 500) =>
    message(event, amount, { id: `${event} ${minute}`, firstReceivedAt: at(minute) });
  const there = (since: Date) => ({ reference, amount: 500, failed: false, forgotten: [], since });
  const ids = (...asked: Parameters<typeof turnedUp>) => turnedUp(...asked).map(({ id }) => id);

  it('has turned up once more refunds are there than other messages of its kind tell of, the oldest first', () => {
    const two = [vain('refund.pending', 1), vain('refund.pending', 2)];
    expect(ids([], [], two)).toEqual([]);
    expect(ids([], [there(at(0))], two)).toEqual(['refund.pending 1']);
    expect(ids([message('refund.pending', 500)], [there(at(0))], two)).toEqual([]);
    expect(ids([message('refund.processed', 500)], [there(at(0))], two)).toEqual(['refund.pending 1']);
    expect(ids([], [{ ...there(at(0)), amount: 400 }], two)).toEqual([]);
  });

  it('is not what was sent after it came, nor do the messages about that stand against it', () => {
    const one = [vain('refund.pending', 1)];
    expect(ids([], [there(at(2))], one)).toEqual([]);
    expect(ids([vain('refund.pending', 3)], [there(at(2)), there(at(0))], one)).toEqual(['refund.pending 1']);
  });
});
