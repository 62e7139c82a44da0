import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/lib/api.ts';
import { UnreadablePicture } from '../pictures/make-picture.ts';
import { PictureLine } from '../pictures/picture-line.ts';
import type { Photo } from './photo-names.ts';
import { PhotoTray } from './photo-tray.ts';

const facts = { requestId: null, details: {}, retryAfter: null };
const noLine = () => new ApiError('No line.', { code: 'network', status: 0, ...facts });
const notReady = () => new ApiError('This import is stored.', { code: 'import_not_ready', status: 409, ...facts });
const tooMany = () => new ApiError('Too many photographs.', { code: 'too_many_pictures', status: 409, ...facts });
const pictureGone = () => new ApiError('This picture is gone.', { code: 'picture_not_found', status: 404, ...facts });
const busy = () => new ApiError('Busy.', { code: 'overloaded', status: 503, ...facts } as never);
const signedOut = () => new ApiError('Sign in.', { code: 'not_signed_in', status: 401, ...facts } as never);
const ready = (id: string): DeskPicture => ({
  id,
  picture: { key: `p/${id}`, color: '#000000', alt: '' },
  width: 1280,
  height: 1280,
});
const photographs = (...names: string[]) => names.map((name) => new File([name], name));

let kept: readonly Photo[];
let blobs: Map<string, Blob>;
let named: string[][];
let lost: number[];
let send: (id: string) => Promise<DeskPicture>;
let answer: (names: string[]) => Promise<readonly string[]>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  kept = [];
  blobs = new Map();
  named = [];
  lost = [];
  send = async (id) => ready(id);
  answer = async () => [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = () =>
  new PhotoTray({
    line: (on) =>
      new PictureLine({
        ...on,
        unseen: true,
        kept: {
          get: async (id) => blobs.get(id),
          put: async (id, blob) => void blobs.set(id, blob),
          remove: async (id) => void blobs.delete(id),
        },
        make: async (file) => {
          if ((await file.text()) === 'torn.jpg') throw new UnreadablePicture('torn');
          return { blob: file, side: 1280 };
        },
        send: (sending) => send(sending.id),
      }),
    onOver: (count) => void lost.push(count),
    keep: (photos) => {
      kept = photos;
    },
    name: async (photos) => {
      named.push(photos.map(({ name }) => name));
      return answer(named.at(-1) ?? []);
    },
  });
const settle = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds);

test('photographs are named together once all are there, and nothing of them stays on the phone', async () => {
  answer = async (names) => names.filter((name) => name === 'IMG_1.jpg');
  const tray = open();
  tray.add(photographs('A-1.jpg', 'A-2.jpg', 'IMG_1.jpg'));
  expect(kept.map(({ name }) => name)).toEqual(['A-1.jpg', 'A-2.jpg', 'IMG_1.jpg']);
  await settle();
  expect(named).toEqual([['A-1.jpg', 'A-2.jpg', 'IMG_1.jpg']]);
  expect(tray.state()).toEqual({
    total: 3,
    done: 3,
    refused: [],
    unknown: ['IMG_1.jpg'],
    restsUntil: null,
    failure: '',
  });
  expect(tray.isBusy()).toBe(false);
  expect([kept, blobs.size]).toEqual([[], 0]);
});

test('one that cannot be read holds up no other, and the same name chosen again takes its place', async () => {
  const tray = open();
  tray.add(photographs('A-1.jpg', 'torn.jpg'));
  await settle();
  expect(named).toEqual([['A-1.jpg']]);
  expect(tray.state().refused.map(({ name }) => name)).toEqual(['torn.jpg']);
  tray.add([new File(['whole'], 'TORN.jpg')]);
  await settle();
  expect(named).toEqual([['A-1.jpg'], ['TORN.jpg']]);
  expect(tray.state()).toMatchObject({ total: 2, done: 2, refused: [] });
});

test('names that get no answer are sent again; what is refused waits to be tried by hand', async () => {
  answer = async () => Promise.reject(noLine());
  const tray = open();
  tray.add(photographs('A-1.jpg'));
  await settle();
  expect([named.length, tray.isBusy()]).toEqual([1, true]);
  answer = async () => Promise.reject(tooMany());
  await settle(3000);
  expect([named.length, tray.state().refused]).toMatchObject([2, [{ name: 'A-1.jpg', text: 'Too many photographs.' }]]);
  await settle(60_000);
  expect([named.length, tray.isBusy()]).toEqual([2, false]);
  answer = async () => [];
  tray.add(photographs('a-1.jpg'));
  await settle();
  expect(tray.state()).toMatchObject({ total: 1, done: 1, refused: [], failure: '' });
});

test('one name of many that is refused holds up no other', async () => {
  const isGone = (names: string[]) => names.includes('A-7.jpg');
  answer = async (names) => (isGone(names) ? Promise.reject(pictureGone()) : []);
  const tray = open();
  tray.add(photographs(...Array.from({ length: 60 }, (_, at) => `A-${at}.jpg`)));
  await settle(1000);
  expect(tray.state()).toMatchObject({ total: 60, done: 59, failure: '' });
  expect(tray.state().refused).toMatchObject([{ name: 'A-7.jpg', text: 'This picture is gone.' }]);
  expect(named.length).toBeLessThanOrEqual(20);
  expect(tray.isBusy()).toBe(false);
  tray.dropRefused();
  expect([tray.state().total, kept]).toEqual([59, []]);
});

test('names that the shop has no time for are sent ever more rarely, and it is said', async () => {
  answer = async () => Promise.reject(busy());
  const tray = open();
  tray.add(photographs('A-1.jpg'));
  await settle(600_000);
  expect(named.length).toBeLessThanOrEqual(25);
  expect(named.length).toBeGreaterThan(10);
  expect(tray.state().failure).toBe('Busy. It is tried again by itself.');
  answer = async () => [];
  tray.resume();
  await settle();
  expect(tray.state()).toMatchObject({ done: 1, failure: '' });
});

test('names of somebody who is signed out wait until a press', async () => {
  answer = async () => Promise.reject(signedOut());
  const tray = open();
  tray.add(photographs('A-1.jpg'));
  await settle(600_000);
  expect([named.length, tray.state().failure]).toEqual([1, 'Sign in.']);
  answer = async () => [];
  tray.resume();
  await settle();
  expect(tray.state()).toMatchObject({ done: 1, failure: '' });
});

test('of hundreds a few are cut at a time, none is given an address, and more than an import takes are told at once', async () => {
  let made = 0;
  let goOn = () => {};
  send = async (id) => {
    made = Math.max(made, blobs.size);
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    return ready(id);
  };
  const tray = open();
  tray.add(photographs(...Array.from({ length: 2003 }, (_, at) => `A-${at}.jpg`)));
  await settle(1000);
  expect(made).toBeGreaterThan(0);
  expect(blobs.size).toBeLessThanOrEqual(20);
  expect(URL.createObjectURL).not.toHaveBeenCalled();
  expect(tray.state().refused.map(({ text }) => text)).toEqual(
    Array.from({ length: 3 }, () => 'An import takes 2,000 photographs.'),
  );
  goOn();
  tray.close();
});

test('a name that meant nothing is looked up again by a press, once rows were mended', async () => {
  answer = async (names) => names;
  const tray = open();
  tray.add(photographs('A-1.jpg', 'A-2.jpg'));
  await settle();
  expect(tray.state().unknown).toEqual(['A-1.jpg', 'A-2.jpg']);
  answer = async () => ['A-2.jpg'];
  await tray.lookAgain();
  expect(tray.state()).toMatchObject({ unknown: ['A-2.jpg'], total: 2, done: 2 });
});

test('after a reload those that lie on the phone are sent, and one that does not is told', async () => {
  blobs.set('one', new Blob(['A-1.jpg']));
  const tray = open();
  await tray.takeUp([
    { id: 'one', name: 'A-1.jpg' },
    { id: 'two', name: 'A-2.jpg' },
  ]);
  await settle();
  expect(named).toEqual([['A-1.jpg']]);
  expect(tray.state().refused).toMatchObject([{ name: 'A-2.jpg', text: expect.stringMatching(/not on this phone/) }]);
});

test('where the shop takes no more photographs for ten minutes, all wait for that long and it is said until when', async () => {
  let taken = 0;
  let tries = 0;
  send = async (id) => {
    tries += 1;
    if (taken >= 2)
      throw new ApiError('Too many.', { code: 'too_many_requests', status: 429, ...facts, retryAfter: 600 });
    taken += 1;
    return ready(id);
  };
  const tray = open();
  tray.add(photographs(...Array.from({ length: 20 }, (_, at) => `A-${at}.jpg`)));
  await settle();
  const until = tray.state().restsUntil ?? 0;
  expect(until - Date.now()).toBeGreaterThan(599_000);
  expect(until - Date.now()).toBeLessThanOrEqual(600_000);
  tray.resume();
  await settle(590_000);
  expect(tries).toBeLessThanOrEqual(5);
  taken = -20;
  await settle(20_000);
  expect(tray.state()).toMatchObject({ total: 20, done: 20, refused: [], restsUntil: null });
});

test('a photograph that a slow line cuts off is sent again', async () => {
  let isCut = true;
  send = async (id) => {
    if (isCut) throw new ApiError('Not in time.', { code: 'request_timeout', status: 408, ...facts });
    return ready(id);
  };
  const tray = open();
  tray.add(photographs('A-1.jpg'));
  await settle();
  expect(tray.state()).toMatchObject({ done: 0, refused: [] });
  isCut = false;
  await settle(2000);
  expect(tray.state()).toMatchObject({ done: 1, refused: [] });
});

test('an import that was stored meanwhile takes no photographs: nothing stays on the phone, and how many is told', async () => {
  answer = async () => Promise.reject(notReady());
  const tray = open();
  tray.add(photographs('A-1.jpg', 'torn.jpg', 'A-2.jpg'));
  await settle();
  expect(tray.isBusy()).toBe(false);
  expect([kept, blobs.size, lost]).toEqual([[], 0, [3]]);
  tray.close();
  await settle(60_000);
  expect([named.length, lost]).toEqual([1, [3]]);
});
