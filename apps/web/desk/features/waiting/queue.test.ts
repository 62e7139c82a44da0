import type { DeskParcel, Outcomes } from '@oja/contract/desks/desk-orders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/lib/api.ts';
import type { Act } from './act.ts';
import { type ActStore, inTime, type KeptAct } from './kept-acts.ts';
import { WaitingQueue } from './queue.ts';
import type { QueueParts } from './queue-parts.ts';

const parcel = { orderId: 'order-1' } as DeskParcel;
const accept = (orderId: string): Act => ({ kind: 'accept', orderId });
const refusal = (status: number, code: ApiError['code'], message = 'No.') =>
  new ApiError(message, { code, status, requestId: null, details: {}, retryAfter: null });
const noLine = () => refusal(0, 'network');

/** A phone: what it keeps outlives the page. */
function phone(kept = new Map<string, KeptAct>()): { kept: Map<string, KeptAct>; store: ActStore } {
  return {
    kept,
    store: {
      all: async () => [...kept.values()],
      put: async (act) => void kept.set(act.key, act),
      remove: async (keys) => keys.forEach((key) => void kept.delete(key)),
    },
  };
}

let sent: { order: string; key: string }[];
let answer: (act: KeptAct) => DeskParcel | Outcomes;
let done: string[];
let gone: string[];
let now: number;

beforeEach(() => {
  sent = [];
  done = [];
  gone = [];
  answer = () => parcel;
  now = Date.parse('2026-11-25T09:00:00Z');
});

function open(store: ActStore, user = 'ada', parts: Partial<QueueParts> = {}): WaitingQueue {
  return new WaitingQueue({
    user,
    store,
    send: async (act) => {
      sent.push({ order: (act.act as { orderId: string }).orderId, key: act.key });
      return answer(act);
    },
    onDone: (act) => void done.push(act.about),
    onGone: (act) => void gone.push(act.about),
    alone: (work) => work(),
    now: () => now,
    ...parts,
  });
}

const fail = (error: Error) => () => {
  throw error;
};

const oneOfTwo: Outcomes['items'] = [
  { orderId: '1', ok: true, status: 'approved' },
  { orderId: '2', ok: false, code: 'parcel_cannot_move', message: 'This parcel was cancelled.' },
];

describe('an act with a line', () => {
  it('is sent at once and leaves nothing behind', async () => {
    const { kept, store } = phone();
    const queue = open(store);
    const result = await queue.send('store', accept('1'), 'ORD-1');
    expect(result).toEqual({ state: 'done', answer: parcel });
    expect(kept.size).toBe(0);
    expect(queue.state().waiting).toEqual([]);
    expect(done).toEqual(['ORD-1']);
  });

  it('that the shop refuses is told to who did it, and stands nowhere else', async () => {
    const { kept, store } = phone();
    answer = fail(refusal(409, 'parcel_cannot_move'));
    const queue = open(store);
    expect(await queue.send('store', accept('1'), 'ORD-1')).toMatchObject({ state: 'refused' });
    expect(queue.state()).toMatchObject({ waiting: [], refused: [] });
    expect(kept.size).toBe(0);
    expect(gone).toEqual(['ORD-1']);
  });

  it('that is refused once its screen is gone stands aside', async () => {
    const { store } = phone();
    answer = fail(refusal(409, 'parcel_cannot_move', 'It is shipped.'));
    const screen = new AbortController();
    const queue = open(store);
    const sending = queue.send('store', accept('1'), 'ORD-1', { screen: screen.signal });
    screen.abort();
    expect(await sending).toMatchObject({ state: 'refused' });
    expect(queue.state().refused).toMatchObject([{ about: 'ORD-1', reason: 'It is shipped.' }]);
  });

  it('on several stands aside with those that were refused once its screen is gone', async () => {
    const { kept, store } = phone();
    answer = () => ({ items: oneOfTwo });
    const screen = AbortSignal.abort();
    const act: Act = { kind: 'acceptSeveral', orderIds: ['1', '2'] };
    await open(store).send('store', act, '2 orders', { screen, names: { '2': 'ORD-2' } });
    expect([...kept.values()]).toMatchObject([
      { refusals: [{ id: '2', message: 'This parcel was cancelled.' }], names: { '2': 'ORD-2' } },
    ]);
  });

  it('is done though what hears of it fails', async () => {
    const { kept, store } = phone();
    const faults = vi.spyOn(console, 'error').mockImplementation(() => {});
    const queue = open(store, 'ada', { onDone: fail(new Error('broken')) });
    expect(await queue.send('store', accept('1'), 'ORD-1')).toMatchObject({ state: 'done' });
    expect(kept.size).toBe(0);
    expect(faults).toHaveBeenCalledOnce();
    faults.mockRestore();
  });
});

describe('without a line', () => {
  it('acts wait, and are sent in their order under their own keys once it is back, also by the next page [DESK-63]', async () => {
    const { store } = phone();
    answer = fail(noLine());
    const before = open(store);
    for (const order of ['1', '2', '3']) {
      expect(await before.send('store', accept(order), order)).toEqual({ state: 'kept' });
    }
    expect(before.state()).toMatchObject({ halt: 'line' });
    const [first] = sent;
    sent = [];
    answer = () => parcel;
    const after = open(store);
    await after.resume();
    expect(sent.map(({ order }) => order)).toEqual(['1', '2', '3']);
    expect(sent[0]?.key).toBe(first?.key);
    expect(after.state()).toMatchObject({ waiting: [], halt: null });
  });

  it.each([
    ['a shop that is being changed', refusal(503, 'service_unavailable' as ApiError['code'])],
    ['too many requests', refusal(429, 'rate_limited' as ApiError['code'])],
    ['the same request under way', refusal(409, 'request_in_progress')],
  ])('so do they with %s', async (_, error) => {
    const { kept, store } = phone();
    answer = fail(error);
    expect(await open(store).send('store', accept('1'), '1')).toEqual({ state: 'kept' });
    expect(kept.size).toBe(1);
  });

  it('a session that has ended keeps them', async () => {
    const { kept, store } = phone();
    answer = fail(refusal(401, 'not_signed_in'));
    const queue = open(store);
    expect(await queue.send('store', accept('1'), '1')).toEqual({ state: 'kept' });
    expect(queue.state().halt).toBe('signed-out');
    expect(kept.size).toBe(1);
  });

  it('one that is refused later stands aside with its reason, and the next goes on [DESK-68]', async () => {
    const { store } = phone();
    answer = fail(noLine());
    const before = open(store);
    await before.send('store', accept('1'), 'ORD-1');
    await before.send('store', accept('2'), 'ORD-2');
    answer = ({ about }) => {
      if (about === 'ORD-1') throw refusal(409, 'parcel_cannot_move', 'This parcel was cancelled.');
      return parcel;
    };
    const after = open(store);
    await after.resume();
    expect(after.state().refused).toMatchObject([{ about: 'ORD-1', reason: 'This parcel was cancelled.' }]);
    expect(done).toEqual(['ORD-2']);
    const later = open(store);
    await later.resume();
    expect(later.state().refused).toHaveLength(1);
    await later.dismiss(later.state().refused[0]?.key ?? '');
    await later.resume();
    expect(later.state().refused).toEqual([]);
  });

  it('put aside, it goes from the phone before it goes from the screen [DESK-65]', async () => {
    const { kept, store } = phone();
    answer = fail(noLine());
    await open(store).send('store', accept('1'), 'ORD-1');
    answer = fail(refusal(409, 'parcel_cannot_move'));
    let write = () => {};
    const written = new Promise<void>((resolve) => {
      write = resolve;
    });
    const remove: ActStore['remove'] = (keys) => written.then(() => store.remove(keys));
    const queue = open({ ...store, remove });
    await queue.resume();
    const dismissed = queue.dismiss(queue.state().refused[0]?.key ?? '');
    expect(queue.state().refused).toHaveLength(1);
    write();
    await dismissed;
    expect(kept.size).toBe(0);
    expect(queue.state().refused).toEqual([]);
  });

  it.each([
    [24 * 3_600_000, 1, 0],
    [24 * 3_600_000 + 1, 0, 1],
  ])('after %i ms it is sent %i times, and stands aside %i times [DESK-67]', async (age, times, aside) => {
    const { store } = phone();
    answer = fail(noLine());
    await open(store).send('store', accept('1'), '1');
    sent = [];
    answer = () => parcel;
    now += age;
    const queue = open(store);
    await queue.resume();
    expect(sent).toHaveLength(times);
    expect(queue.state().refused).toHaveLength(aside);
  });

  it('of several that waited, those that were refused are told', async () => {
    const { store } = phone();
    answer = fail(noLine());
    const queue = open(store);
    await queue.send('store', { kind: 'acceptSeveral', orderIds: ['1', '2'] }, '2 orders');
    answer = () => ({ items: oneOfTwo });
    await queue.resume();
    expect(queue.state().refused).toMatchObject([
      {
        reason: '1 of 2 could not be done: This parcel was cancelled.',
        refusals: [{ id: '2', message: 'This parcel was cancelled.' }],
      },
    ]);
  });

  it('what is said of the line stays until something is through', async () => {
    const { store } = phone();
    answer = fail(noLine());
    const queue = open(store);
    await queue.send('store', accept('1'), '1');
    const halts: unknown[] = [];
    queue.subscribe(() => halts.push(queue.state().halt));
    await queue.flush();
    expect(new Set(halts)).toEqual(new Set(['line']));
    answer = () => parcel;
    await queue.flush();
    expect(queue.state()).toMatchObject({ waiting: [], halt: null });
  });

  it('one that was done while the clock was ahead is not sent once nobody knows how old it is', async () => {
    const { store } = phone();
    answer = fail(noLine());
    const before = open(store);
    await before.send('store', accept('1'), '1');
    sent = [];
    answer = () => parcel;
    now -= 3 * 24 * 3_600_000;
    const queue = open(store);
    await queue.resume();
    expect(sent).toEqual([]);
    expect(queue.state().refused).toMatchObject([{ reason: expect.stringContaining('clock') }]);
  });
});

describe('an act that the shop fails at', () => {
  const fails = () => refusal(500, 'internal_error');

  it('holds up those on its order alone [DESK-68]', async () => {
    const { kept, store } = phone();
    answer = ({ about }) => {
      if (about === 'first on 1') throw fails();
      return parcel;
    };
    const queue = open(store);
    expect(await queue.send('store', accept('1'), 'first on 1')).toEqual({ state: 'kept' });
    expect(await queue.send('store', { kind: 'deliver', orderId: '1' }, 'then on 1')).toEqual({ state: 'kept' });
    expect(await queue.send('store', accept('2'), 'on 2')).toMatchObject({ state: 'done' });
    expect(done).toEqual(['on 2']);
    expect([...kept.values()].map(({ about }) => about)).toEqual(['first on 1', 'then on 1']);
    await queue.flush();
    expect(queue.state().halt).toBe('line');
    answer = () => parcel;
    await queue.flush();
    expect(done).toEqual(['on 2', 'first on 1', 'then on 1']);
  });
});

describe('two tabs over one store', () => {
  it('what one has sent, and was refused, is not sent again by the other after it was looked at', async () => {
    const { store } = phone();
    answer = fail(noLine());
    const hidden = open(store);
    await hidden.send('store', accept('1'), 'ORD-1');
    answer = fail(refusal(409, 'parcel_cannot_move', 'It was cancelled.'));
    const seen = open(store);
    await seen.resume();
    await seen.dismiss(seen.state().refused[0]?.key ?? '');
    sent = [];
    gone = [];
    answer = () => parcel;
    await hidden.resume();
    expect(sent).toEqual([]);
    expect(hidden.state()).toMatchObject({ waiting: [], refused: [], halt: null });
    expect(gone).toEqual(['ORD-1']);
  });

  it('what one has carried out does not become too old in the other', async () => {
    const { store } = phone();
    answer = fail(noLine());
    const hidden = open(store);
    await hidden.send('store', accept('1'), 'ORD-1');
    answer = () => parcel;
    await open(store).resume();
    now += 25 * 3_600_000;
    await hidden.resume();
    expect(hidden.state()).toMatchObject({ waiting: [], refused: [] });
  });

  it('what one does while the other one sends is answered, though that one has sent it', async () => {
    const { store } = phone();
    let free = () => {};
    const busy = new Promise<void>((resolve) => {
      free = resolve;
    });
    const second = open(store, 'ada', { alone: (work) => busy.then(work) });
    const sending = second.send('store', accept('1'), 'ORD-1');
    answer = fail(refusal(409, 'parcel_cannot_move', 'It was cancelled.'));
    await open(store).resume();
    free();
    expect(await sending).toMatchObject({ state: 'refused', error: { message: 'It was cancelled.' } });
  });

  it('the later of two notes is sent last, though its tab knew of none', async () => {
    const { kept, store } = phone();
    answer = fail(noLine());
    const older = open(store);
    await older.send('store', accept('1'), 'another');
    await older.send('store', { kind: 'note', orderId: '2', ownNote: 'In the red bag' }, 'older');
    now += 1000;
    const newer = open(store);
    await newer.send('store', { kind: 'note', orderId: '2', ownNote: 'In the blue bag' }, 'newer');
    expect(kept.size).toBe(3);
    answer = () => parcel;
    await open(store).resume();
    expect(done).toEqual(['another', 'older', 'newer']);
  });
});

it('belongs to an account: another one at this phone neither sees nor sends it [DESK-69]', async () => {
  const { store } = phone();
  answer = fail(noLine());
  await open(store, 'ada').send('store', accept('1'), '1');
  sent = [];
  const bola = open(store, 'bola');
  await bola.resume();
  expect(bola.state().waiting).toEqual([]);
  expect(sent).toEqual([]);
});

it('puts nothing back once it is closed, and sends nothing', async () => {
  const { kept, store } = phone();
  answer = fail(noLine());
  const queue = open(store);
  await queue.send('store', accept('1'), '1');
  let refuse = () => {};
  const refused = new Promise<never>((_, reject) => {
    refuse = () => reject(refusal(409, 'parcel_cannot_move'));
  });
  const other = open(store, 'ada', { send: () => refused });
  const resumed = other.resume();
  await vi.waitFor(() => expect(other.state().waiting).toHaveLength(1));
  other.close();
  kept.clear();
  refuse();
  await resumed;
  expect(kept.size).toBe(0);
  expect(other.state()).toMatchObject({ waiting: [], refused: [] });
  sent = [];
  await other.flush();
  expect(sent).toEqual([]);
});

it('does an act that comes while others are read or sent, too', async () => {
  const { store } = phone();
  const queue = open(store);
  const resumed = queue.resume();
  const results = await Promise.all(['1', '2', '3'].map((order) => queue.send('store', accept(order), order)));
  await resumed;
  expect(results.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(sent.map(({ order }) => order).sort()).toEqual(['1', '2', '3']);
  expect(queue.state().waiting).toEqual([]);
});

describe('where the phone keeps nothing', () => {
  const broken: ActStore = {
    all: () => Promise.reject(new Error('forbidden')),
    put: () => Promise.reject(new Error('forbidden')),
    remove: () => Promise.reject(new Error('forbidden')),
  };

  it('acts go directly, and that is said', async () => {
    const queue = open(broken);
    expect(await queue.send('store', accept('1'), '1')).toMatchObject({ state: 'done' });
    expect(queue.state()).toMatchObject({ keeps: false, waiting: [] });
  });

  it('without a line they fail where they were done', async () => {
    answer = fail(noLine());
    const queue = open(broken);
    expect(await queue.send('store', accept('1'), '1')).toMatchObject({ state: 'refused' });
    expect(queue.state().waiting).toEqual([]);
  });

  it('so does one that hangs; what it keeps after all is removed', async () => {
    const { kept, store } = phone();
    let keep = () => {};
    const hanging: ActStore = {
      all: () => new Promise(() => {}),
      remove: store.remove,
      put: (act) =>
        new Promise((resolve) => {
          keep = () => void store.put(act).then(resolve);
        }),
    };
    const queue = open(inTime(hanging, 5));
    expect(await queue.send('store', accept('1'), '1')).toMatchObject({ state: 'done' });
    expect(queue.state()).toMatchObject({ keeps: false, waiting: [] });
    keep();
    await vi.waitFor(() => expect(kept.size).toBe(0));
  });

  it('says so no more once it has kept one', async () => {
    const { store } = phone();
    let isFull = true;
    const put: ActStore['put'] = (act) => (isFull ? Promise.reject(new Error('full')) : store.put(act));
    const queue = open({ ...store, put });
    await queue.send('store', accept('1'), '1');
    expect(queue.state().keeps).toBe(false);
    isFull = false;
    await queue.send('store', accept('2'), '2');
    expect(queue.state().keeps).toBe(true);
  });
});
