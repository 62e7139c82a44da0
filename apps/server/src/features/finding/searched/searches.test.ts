import { beforeEach, describe, expect, it } from 'vitest';
import { Searches } from './searches.ts';

const day = '2026-11-25';
let searches: Searches;
beforeEach(() => {
  searches = new Searches();
  searches.begin({ day, key: 'of the day' });
});
const taken = () => searches.take(day).map(({ form, shown, who }) => `${shown} (${form}) ${who.length}`);

describe('what is searched for', () => {
  it('is counted once for each address, however it is spelt', () => {
    for (const text of ['Wall Map', ' wall  map ', 'WALL MAP']) searches.note(text, '102.89.1.1');
    searches.note('wall map', '::ffff:102.89.1.1');
    searches.note('wall map', '102.89.1.2');
    searches.note('Adìrẹ', '2001:db8:1:2::1');
    searches.note('adire', '2001:db8:1:2::2');
    expect(taken()).toEqual(['wall map (wall map) 2', 'adìrẹ (adire) 1']);
    expect(taken()).toEqual([]);
  });

  it.each([
    'ada@example.com',
    'ada＠example.com',
    'www.example.com',
    'https://example.com',
    '08035551234',
    '0803 555 1234',
    '+234 (803) 555-12-34',
    'order 1 2 3 4 5 6 7',
    '٠٨٠٣٥٥٥١٢٣٤',
    'a',
    '  ',
    '\u0301',
    `${'wall map '.repeat(10)}`,
  ])('is not counted when it may name somebody, or is no text to offer: %s', (text) => {
    searches.note(text, '102.89.1.1');
    expect(taken()).toEqual([]);
  });

  it.each(['tecno spark 20 128 gb', 'rice 50kg 2 bags', 'gown 2024 size 14'])(
    'is counted with short numbers: %s',
    (text) => {
      searches.note(text, '102.89.1.1');
      expect(taken()).toHaveLength(1);
    },
  );

  it('says nothing of an address but that it was the same on that day', () => {
    const note = () => {
      searches.note('wall map', '102.89.1.1');
      const [{ who: [one = ''] = [] } = {}] = searches.take(day);
      expect(one).toMatch(/^[\w-]{43}$/);
      return one;
    };
    const first = note();
    expect(note()).toBe(first);
    searches.begin({ day, key: 'of another day' });
    expect(note()).not.toBe(first);
  });

  it('is not noted before there is a key, and not counted for another day', () => {
    const early = new Searches();
    early.note('wall map', '102.89.1.1');
    expect(early.take(day)).toEqual([]);
    searches.note('wall map', '102.89.1.1');
    searches.begin({ day: '2026-11-26', key: 'of the next day' });
    expect(searches.take('2026-11-26')).toEqual([]);
    searches.note('wall map', '102.89.1.1');
    expect(searches.take('2026-11-27')).toEqual([]);
  });

  it('is bounded for each address, and for all: I2', () => {
    for (let n = 0; n < 30; n++) searches.note('globe', '102.89.1.1');
    for (let n = 1; n < 30; n++) searches.note(`map ${n}`, '102.89.1.1');
    expect(taken()).toHaveLength(20);
    for (let n = 0; n < 25_000; n++) searches.note(`map ${n}`, `102.89.${n >> 8}.${n & 255}`);
    expect(taken()).toHaveLength(20_000);
    searches.note('wall map', '102.89.1.1');
    expect(taken()).toHaveLength(1);
  });
});
