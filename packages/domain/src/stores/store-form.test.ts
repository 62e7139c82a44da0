import { describe, expect, it } from 'vitest';
import {
  dispatchPromise,
  emptyStoreForm,
  storeNameProblem,
  storeProblems,
  storeSlugOf,
  wholeLink,
} from './store-form.ts';

describe('the name of a store', () => {
  it.each(["Amaka's Cloth", 'Ọláídé & Sons', 'Ẹ̀kọ́ Bakery', 'Ƙofar Ɗan-Masani', '9ja Beads', 'Adé’s', 'A.B.C.'])(
    '%s is one, put together or apart',
    (name) => {
      expect(storeNameProblem(name.normalize('NFC'))).toBeNull();
      expect(storeNameProblem(name.normalize('NFD'))).toBeNull();
    },
  );

  it.each([
    ['', 'Enter the name of your store.'],
    ['Ab', 'Enter at least 3 letters.'],
    ['a'.repeat(51), 'Enter at most 50 letters.'],
    ['Аmaka', "Use letters, digits, blanks and & ' . - in the name."],
    ['Ａmaka', "Use letters, digits, blanks and & ' . - in the name."],
    ['ᴀmaka', "Use letters, digits, blanks and & ' . - in the name."],
    ['Amaka ١٢', "Use letters, digits, blanks and & ' . - in the name."],
    ['Am\u0301\u0300\u0302\u0303aka', "Use letters, digits, blanks and & ' . - in the name."],
    ['Open', 'A store cannot have this name.'],
    ['Names', 'A store cannot have this name.'],
    ['...', 'A store cannot have this name.'],
  ])('%s is none [STALL-07]', (name, problem) => {
    expect(storeNameProblem(name)).toBe(problem);
  });

  it('is judged at once, however it is made', () => {
    const since = performance.now();
    storeNameProblem(`${'a\u0301\u0300'.repeat(100_000)}!`);
    expect(performance.now() - since).toBeLessThan(1000);
  });

  it('has no slug where it is a word of the site', () => {
    expect([storeSlugOf('Ọjà'), storeSlugOf('Oja Cloth')]).toEqual(['', 'oja-cloth']);
  });
});

it('a store that has only begun lacks what it cannot do without', () => {
  expect(Object.keys(storeProblems(emptyStoreForm))).toEqual(['storeName', 'state', 'city', 'street', 'phone']);
});

it.each([
  ['cacNumber', 'rc 123-456', 'XX123456'],
  ['website', 'https://amaka.example/x', 'javascript:alert(1)//https://a.b'],
  ['instagram', 'https://instagram.com/amaka', 'http://instagram.com/amaka'],
  ['phone', '+234 803 555 0142', '0803'],
  ['description', 'Twenty letters or more.', 'Too short'],
] as const)('%s: %s is right, %s is wrong', (field, right, wrong) => {
  expect(storeProblems({ ...emptyStoreForm, [field]: right })[field]).toBeUndefined();
  expect(storeProblems({ ...emptyStoreForm, [field]: wrong })[field]).toBeDefined();
});

it.each([
  ['instagram', '@ibi.glow', 'https://instagram.com/ibi.glow'],
  ['instagram', ' ibiglow ', 'https://instagram.com/ibiglow'],
  ['instagram', 'instagram.com/ibiglow', 'https://instagram.com/ibiglow'],
  ['facebook', 'www.facebook.com/ibi.glow?x=1', 'https://www.facebook.com/ibi.glow?x=1'],
  ['twitter', '@ibiglow', 'https://x.com/ibiglow'],
  ['website', 'ibiglow.com.ng', 'https://ibiglow.com.ng'],
  ['instagram', 'https://instagram.com/ibiglow', 'https://instagram.com/ibiglow'],
] as const)('%s: %j is the address %s [STALL-80]', (field, typed, whole) => {
  expect(wholeLink(field, typed)).toBe(whole);
  expect(storeProblems({ ...emptyStoreForm, [field]: typed })[field]).toBeUndefined();
});

it.each([
  ['instagram', 'ibi glow'],
  ['instagram', 'javascript:alert(1)'],
  ['instagram', 'ibi.glow'],
  ['website', '@ibiglow'],
  ['website', 'ftp://ibiglow.com'],
] as const)('%s: %j is no address', (field, typed) => {
  expect(storeProblems({ ...emptyStoreForm, [field]: typed })[field]).toBeDefined();
});

it('says how soon goods leave', () => {
  expect([0, 1, 3].map(dispatchPromise)).toEqual([
    'Leaves the same working day',
    'Leaves the next working day',
    'Leaves within 3 working days',
  ]);
});
