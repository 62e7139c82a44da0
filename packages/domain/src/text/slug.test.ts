import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf, uniqueSlug } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Fashion', 'fashion'],
    ['Phones & Tablets', 'phones-tablets'],
    ["Ada's Place", 'ada-s-place'],
    ['Ọjà', 'oja'],
    ['Adìrẹ Ọ̀ṣun', 'adire-osun'],
    ['Ẹ̀kọ́ Ṣọ́ọ̀bù', 'eko-soobu'],
    ['Ƙofar Ɗan Ɓauna Ƴar', 'kofar-dan-bauna-yar'],
    ['Ŋgọzi', 'ngozi'],
    ['Smørrebrød Łódź', 'smorrebrod-lodz'],
    ['Straße Œuvre', 'strasse-oeuvre'],
    ['ﬁne Ｆｕｌｌ', 'fine-full'],
    ['  --Trim__me--  ', 'trim-me'],
    ['100% Cotton', '100-cotton'],
    ['市場', ''],
    ['', ''],
  ])('%s is %s [SHELL-15, SRCH-16, SRCH-17]', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('writes one name composed and decomposed in one way', () => {
    expect(slugOf('Ọ̀ṣun'.normalize('NFC'))).toBe(slugOf('Ọ̀ṣun'.normalize('NFD')));
  });

  it('has only a-z, 0-9 and single inner hyphens, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('uniqueSlug', () => {
  it.each([
    ['ada', [], 'ada'],
    ['ada', ['ada'], 'ada-2'],
    ['ada', ['ada', 'ada-2', 'ada-4'], 'ada-3'],
    ['ada', ['ada-2'], 'ada'],
    ['', [], 'store'],
    ['', ['store'], 'store-2'],
  ])('%s beside %j is %s [READ-09]', (base, taken, slug) => {
    expect(uniqueSlug(base, new Set(taken))).toBe(slug);
  });
});
