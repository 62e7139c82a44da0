import { parseSynonyms } from '@oja/domain/goods/synonyms';
import { describe, expect, it } from 'vitest';
import type { KnownWord } from './known-words.queries.ts';
import { composeTerms, lexeme } from './terms.ts';

const word = (text: string, more: Partial<KnownWord> = {}): KnownWord => ({
  word: text,
  stem: text.replace(/s$/, ''),
  forms: [text],
  in_names: 5,
  begins: [],
  inside: false,
  meant: null,
  meant_stem: null,
  color: null,
  ...more,
});
const unknown = (text: string, more: Partial<KnownWord> = {}) => word(text, { forms: [], in_names: 0, ...more });
const synonyms = parseSynonyms(`
gen means generator
gen aisle power-solar
wrapper also ankara, lace
head tie means gele
powerbank means power bank
`);
const compose = (...words: KnownWord[]) => composeTerms(words, { synonyms });

describe('composeTerms', () => {
  it('looks for each word by itself', () => {
    const terms = compose(word('men'), word('shoes'));
    expect(terms?.anywhere).toBe("(('men'))&(('shoe'))");
    expect(terms?.inNames).toBe("(('=men'))&(('=shoe'))");
    expect(terms?.ranking).toBe("('men'|'shoe')");
    expect(terms?.mentioned).toBe("((('men')))&((('shoes')))");
  });

  it('takes a colour and a size for as good as a word of the name', () => {
    expect(compose(word('red', { color: 'Red' }))).toMatchObject({
      named: "(('=red'|'color:red'|'size:red'))",
      colors: ['red'],
    });
  });

  it('leaves out small words, unless there is nothing else or somebody is typing them', () => {
    expect(compose(word('cot'), word('for'), word('baby'))?.anywhere).toBe("(('cot'))&(('baby'))");
    expect(compose(word('for'))?.anywhere).toBe("(('for'))");
    const typing = composeTerms([word('cot'), word('for')], { synonyms, typing: true });
    expect(typing?.anywhere).toBe("(('cot'))&(('for'))");
  });

  it('takes what is as good as the word for it, and lifts what is meant by it', () => {
    const terms = compose(word('gen'));
    expect(terms?.anywhere).toBe("(('gen')|('generator'))");
    expect(terms?.ranking).toBe("('gen'|'generator'|'subcategory:power-solar')");
  });

  it('finds other things, too, but does not lift them', () => {
    const terms = compose(word('wrapper'));
    expect(terms?.anywhere).toBe("(('wrapper')|('ankara')|('lace'))");
    expect(terms?.ranking).toBe("('wrapper')");
    expect(terms?.inNames).toBe("(('=wrapper'))");
  });

  it('knows words that belong together, on either side', () => {
    expect(compose(word('head'), word('tie'))?.anywhere).toBe("(('head'&'tie')|('gele'))");
    expect(compose(word('powerbank'))?.anywhere).toBe("(('powerbank')|('power'&'bank'))");
  });

  it('looks for what was probably meant, unless it is asked for exactly, or people say so', () => {
    const phnoe = unknown('phnoe', { meant: 'phones', meant_stem: 'phone' });
    expect(compose(phnoe)).toMatchObject({ text: 'phones', corrected: true, anywhere: "(('phone'))" });
    expect(composeTerms([phnoe], { synonyms, exact: true })).toMatchObject({ text: 'phnoe', corrected: false });
    const gele = unknown('gele', { meant: 'gel', meant_stem: 'gel' });
    expect(compose(gele)).toMatchObject({ text: 'gele', corrected: false, anywhere: "(('gele'))" });
  });

  it('looks for words that begin so, where the shop has no other', () => {
    expect(compose(unknown('lapto', { begins: ['laptop', 'laptopbag'] }))).toMatchObject({
      anywhere: "(('laptop')|('laptopbag'))",
      mentioned: "(('lapto':*))",
    });
  });

  it('can miss figures, then colours, then the rarest words, one and then two', () => {
    const red = word('red', { color: 'Red', in_names: 9 });
    const terms = compose(red, word('gown', { in_names: 3 }), word('14', { in_names: 7 }));
    expect(terms?.without.map(({ lacking }) => lacking)).toEqual([
      ['14'],
      ['red'],
      ['gown'],
      ['red', '14'],
      ['gown', '14'],
      ['red', 'gown'],
    ]);
    expect(terms?.without[0]?.terms.anywhere).toBe("(('red'))&(('gown'))");
    expect(compose(word('gown'))?.without).toEqual([]);
  });

  it('looks for nothing where there are no words', () => {
    expect(composeTerms([], { synonyms })).toBeUndefined();
  });
});

describe('lexeme', () => {
  it.each([
    ['brand:da viva', "'brand:da viva'"],
    ["o'clock", "'o''clock'"],
    ['back\\slash', "'back\\\\slash'"],
    ["' | 'a", "''' | ''a'"],
  ])('lets every character of %s mean itself', (text, written) => {
    expect(lexeme(text)).toBe(written);
  });
});
