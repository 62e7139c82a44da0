import { describe, expect, it } from 'vitest';
import { parseSynonyms } from './synonyms.ts';

const none = { means: [], also: [] };

describe('the file of synonyms', () => {
  it('gives each word its kinds, several words on either side', () => {
    const text = `
gen means generator
gen aisle power-solar
powerbank means power bank
head tie means gele, auto gele
head tie also scarf
nepa also inverter`;
    expect([...parseSynonyms(text)]).toEqual([
      ['gen', { ...none, means: ['generator'], aisle: 'power-solar' }],
      ['powerbank', { ...none, means: ['power bank'] }],
      ['head tie', { means: ['gele', 'auto gele'], also: ['scarf'] }],
      ['nepa', { ...none, also: ['inverter'] }],
    ]);
  });

  it('is read in plain letters, however it is written', () => {
    const text = '\uFEFF Aṣọ-Òkè   MEANS\tÌró &  bùbá , 0.5 kVA.\r\n';
    expect([...parseSynonyms(text)]).toEqual([['aso oke', { ...none, means: ['iro buba', '0.5 kva'] }]]);
  });

  it('leaves room for remarks and empty lines', () => {
    const text = '# gen means pen\n\n   # indented\npomo means ponmo # the skin of a cow, also kanda\n';
    expect([...parseSynonyms(text)]).toEqual([['pomo', { ...none, means: ['ponmo'] }]]);
    expect(parseSynonyms('').size).toBe(0);
  });

  it('takes names of JavaScript for words like any other', () => {
    expect(parseSynonyms('constructor means builder').get('constructor')).toEqual({ ...none, means: ['builder'] });
    expect(parseSynonyms('').get('constructor')).toBeUndefined();
  });

  it.each([
    [
      'an unknown kind',
      'gen mean generator',
      "line 1: 'gen mean generator' says neither 'means' nor 'also' nor 'aisle'",
    ],
    ['two kinds', 'gen means generator also inverter', "line 1: 'gen means generator also inverter' says two things"],
    ['no word', '\nmeans generator', "line 2: no word stands before 'means'"],
    ['a word without letters', '?! means generator', "line 1: no word stands before 'means'"],
    ['no synonym', 'gen also', "line 1: nothing stands after 'also'"],
    ['only a remark for a synonym', 'gen means # generator', "line 1: nothing stands after 'means'"],
    ['a comma too many', 'gen means generator,', 'line 1: nothing stands before or after a comma'],
    ['a synonym of itself', 'gele means Gèlè', "line 1: 'gele' is its own synonym"],
    ['a synonym twice', 'gen means generator, Generator', "line 1: 'generator' is given twice"],
    [
      'a synonym of two kinds',
      'gen means generator\ngen also inverter, generator',
      "line 2: 'generator' is a synonym of 'gen' already",
    ],
    [
      'a word twice',
      'gen means generator\n# but\nGen means genset',
      "line 3: 'gen means' stands in line 1 already; add to that one",
    ],
    ['an aisle twice', 'gen aisle power-solar\ngen aisle audio', "line 2: 'gen aisle' stands in line 1 already"],
    ['two aisles', 'gen aisle power-solar, audio', "line 1: 'power-solar, audio' is not one subcategory"],
    ['an aisle with a mark', 'gen aisle power-solar.', "line 1: 'power-solar.' is not one subcategory"],
    ['an aisle by its name', 'gen aisle Power & Solar', "line 1: 'Power & Solar' is not one subcategory"],
  ])('refuses %s', (_, text, told) => {
    expect(() => parseSynonyms(text)).toThrow(told);
  });

  it('tells all that is wrong at once', () => {
    expect(() => parseSynonyms('gen\nphone means smartphone\nmeans x')).toThrow(
      /^The file of synonyms is wrong\.\nline 1: .+\nline 3: .+$/,
    );
  });
});
