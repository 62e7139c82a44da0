import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/lib/api.ts';
import { UnreadablePicture } from './make-picture.ts';
import { type LineParts, PictureLine } from './picture-line.ts';

const photograph = (name: string) => new Blob([name]);
const ready = (id: string): DeskPicture => ({
  id,
  picture: { key: `p/${id}`, color: '#000000', alt: '' },
  width: 1280,
  height: 1280,
});
const noLine = () =>
  new ApiError('No line.', { code: 'network', status: 0, requestId: null, details: {}, retryAfter: null });

let kept: Map<string, Blob>;
let made: string[];
let under: Map<string, { resolve: (picture: DeskPicture) => void; reject: (error: Error) => void }>;
let tries: number;
let make: (file: Blob) => Promise<{ blob: Blob; side: number }>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  kept = new Map();
  made = [];
  under = new Map();
  tries = 0;
  make = async (file) => ({ blob: file, side: 1280 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(parts: Partial<LineParts> = {}): PictureLine {
  return new PictureLine({
    kept: {
      get: async (id) => kept.get(id),
      put: async (id, blob) => void kept.set(id, blob),
      remove: async (id) => void kept.delete(id),
    },
    make: (file) => make(file),
    send: ({ id }) => {
      tries += 1;
      return new Promise((resolve, reject) => under.set(id, { resolve, reject }));
    },
    onMade: (id) => void made.push(id),
    onReady: () => {},
    ...parts,
  });
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const states = (line: PictureLine) => line.state().map(({ state }) => state);

describe('pictures on their way', () => {
  it('are made one after the other, kept, and sent three at a time [PICTURE-23]', async () => {
    let decoded = 0;
    make = async (file) => {
      decoded += 1;
      expect(decoded).toBe(1);
      await Promise.resolve();
      decoded -= 1;
      return { blob: file, side: 1280 };
    };
    const line = open();
    line.add(['a', 'b', 'c', 'd'].map(photograph));
    await settle();
    expect(made).toEqual(line.state().map(({ id }) => id));
    expect(kept.size).toBe(4);
    expect(states(line)).toEqual(['sending', 'sending', 'sending', 'waiting']);
    const [first = ''] = made;
    under.get(first)?.resolve(ready(first));
    await settle();
    expect(states(line)).toEqual(['ready', 'sending', 'sending', 'sending']);
  });

  it('are tried again after 1, 3 and 9 seconds, and at once when the line returns [PICTURE-24]', async () => {
    const line = open();
    line.add([photograph('a')]);
    await settle();
    const [id = ''] = made;
    for (const [pause, tried] of [
      [1000, 1],
      [3000, 2],
      [9000, 3],
    ] as const) {
      expect(tries).toBe(tried);
      under.get(id)?.reject(noLine());
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(tries).toBe(tried);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(tries).toBe(4);
    under.get(id)?.reject(noLine());
    await settle();
    line.resume();
    expect(tries).toBe(5);
    under.get(id)?.resolve(ready(id));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toBe(5);
    expect(line.isReady(id)).toBe(true);
  });

  it('stand where they are not usable, with the reason, and are not part of the form', async () => {
    const sizes = [639, 640];
    make = async (file) => {
      const side = sizes.shift();
      if (side === undefined) throw new UnreadablePicture('No picture.');
      return { blob: file, side };
    };
    const line = open();
    line.add(['small', 'enough', 'text'].map(photograph));
    await settle();
    expect(line.state().map(({ state, text }) => [state, text])).toEqual([
      ['refused', 'A picture needs at least 640 × 640 pixels.'],
      ['sending', ''],
      ['refused', 'This picture cannot be read. Take a screenshot of it and add that.'],
    ]);
    expect(made).toHaveLength(1);
  });

  it('go on after a reload from what the phone has kept; the shop’s own stay', async () => {
    kept.set('one', photograph('a'));
    const line = open();
    line.know([ready('two')]);
    await line.takeUp(['one', 'two', 'lost']);
    expect(line.state().map(({ id, state }) => [id, state])).toEqual([
      ['two', 'ready'],
      ['one', 'sending'],
      ['lost', 'refused'],
    ]);
  });

  it('are told to be gone once the shop has them no more', async () => {
    const line = open();
    line.know([ready('there'), ready('lost')]);
    line.lost(['lost', 'of another form']);
    expect(line.state().map(({ id, state, text }) => [id, state, text])).toEqual([
      ['there', 'ready', ''],
      ['lost', 'refused', 'This picture is not in the shop any more. Take it out, or add it again.'],
    ]);
    expect(line.isReady('lost')).toBe(false);
  });

  it('stay on the phone until the shop knows what they belong to [PICTURE-25]', async () => {
    const line = open();
    line.add(['a', 'b'].map(photograph));
    await settle();
    const [first = '', second = ''] = made;
    under.get(first)?.resolve(ready(first));
    await settle();
    expect([...kept.keys()]).toEqual([first, second]);
    line.named([first, second]);
    expect([...kept.keys()]).toEqual([second]);
    under.get(second)?.resolve(ready(second));
    await settle();
    line.know([ready(second)]);
    expect(kept.size).toBe(0);
  });

  it('that are removed are not sent, and not kept', async () => {
    const line = open();
    line.add([photograph('a')]);
    await settle();
    const [id = ''] = made;
    line.remove(id);
    under.get(id)?.reject(noLine());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.state()).toEqual([]);
    expect(tries).toBe(1);
    expect(kept.size).toBe(0);
  });

  it('for which the shop has no time are good: they say why they wait, and go by themselves [PICTURE-51]', async () => {
    const line = open();
    line.add([photograph('a')]);
    await settle();
    const [id = ''] = made;
    const busy = { code: 'busy_with_pictures', status: 503, requestId: null, details: {}, retryAfter: 10 } as const;
    under.get(id)?.reject(new ApiError('Busy.', busy));
    await settle();
    expect(line.state()).toMatchObject([{ state: 'waiting', text: 'Busy.' }]);
    await vi.advanceTimersByTimeAsync(1000);
    under.get(id)?.resolve(ready(id));
    await settle();
    expect(line.state()).toMatchObject([{ state: 'ready', text: '' }]);
  });

  it('are kept as they were chosen until they are made, and made after a reload [PICTURE-52]', async () => {
    const chosen: string[] = [];
    const parts = { onChosen: (id: string) => void chosen.push(id) };
    const whole = make;
    make = () => new Promise(() => {});
    const shut = open(parts);
    shut.add([new File(['a'], 'gele.jpg')]);
    await settle();
    const [id = ''] = chosen;
    expect(kept.get(id)).toBeInstanceOf(File);
    expect(made).toEqual([]);
    make = async (file) => whole(new Blob([file]));
    const line = open(parts);
    await line.takeUp([id]);
    expect(states(line)).toEqual(['making']);
    await settle();
    expect(states(line)).toEqual(['sending']);
    expect(kept.get(id)).not.toBeInstanceOf(File);
  });

  it('that cannot be used are kept no more [PICTURE-52]', async () => {
    const unusable: string[] = [];
    make = async (file) => ({ blob: file, side: 639 });
    const line = open({ onChosen: () => {}, onUnusable: (id) => void unusable.push(id) });
    const [id] = line.add([photograph('small')]);
    await settle();
    expect(unusable).toEqual([id]);
    expect(kept.size).toBe(0);
  });
});
