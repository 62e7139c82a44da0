import { describe, expect, it } from 'vitest';
import {
  dispatchPromise,
  emptyStoreForm,
  isLinkField,
  type StoreField,
  type StoreForm,
  storeNameProblem,
  storeProblems,
  storeSlugOf,
  wholeLink,
} from './store-form.ts';

describe('the name of a store', () => {
  it.each([
    "Amaka's Cloth",
    'Ọláídé & Sons',
    'Ẹ̀kọ́ Bakery',
    'Ƙofar Ɗan-Masani',
    '9ja Beads',
    'Adé’s',
    'A.B.C.',
    'Bag',
    'a'.repeat(50),
  ])('%s is one, put together or apart', (name) => {
    expect(storeNameProblem(name.normalize('NFC'))).toBeNull();
    expect(storeNameProblem(name.normalize('NFD'))).toBeNull();
  });

  it.each([
    ['', 'Enter the name of your store.'],
    ['  ', 'Enter the name of your store.'],
    ['Ab', 'Enter at least 3 letters.'],
    ['  Ab  ', 'Enter at least 3 letters.'],
    ['a'.repeat(51), 'Enter at most 50 letters.'],
    ['Аmaka', "Use letters, digits, blanks and & ' . - in the name."],
    ['Ａmaka', "Use letters, digits, blanks and & ' . - in the name."],
    ['ᴀmaka', "Use letters, digits, blanks and & ' . - in the name."],
    ['Amaka ١٢', "Use letters, digits, blanks and & ' . - in the name."],
    ['Am\u0301\u0300\u0302\u0303aka', "Use letters, digits, blanks and & ' . - in the name."],
    ['...', 'A store cannot have this name.'],
  ])('%s is none [STALL-07]', (name, problem) => {
    expect(storeNameProblem(name)).toBe(problem);
  });

  it.each(['Open', 'Join', 'New', 'Ọjà', 'Admin', 'Operator', 'Support', 'Help', 'Names'])(
    'is not %s, which the site has for itself [STALL-06]',
    (name) => {
      expect(storeNameProblem(name)).toBe('A store cannot have this name.');
      expect(storeNameProblem(`${name} Cloth`)).toBeNull();
    },
  );

  it('is judged at once, however it is made', () => {
    const since = performance.now();
    storeNameProblem(`${'a\u0301\u0300'.repeat(100_000)}!`);
    expect(performance.now() - since).toBeLessThan(1000);
  });

  it.each([
    ['Ọjà', ''],
    ['Oja Cloth', 'oja-cloth'],
    ["Amaka's Cloth", 'amakas-cloth'],
    ['Adé’s', 'ades'],
  ])('%s gives the slug %j', (name, slug) => {
    expect(storeSlugOf(name)).toBe(slug);
  });
});

const problemOf = (field: StoreField, typed: string, form: Partial<StoreForm> = {}) =>
  storeProblems({ ...emptyStoreForm, ...form, [field]: typed })[field];

it('a store that has only begun is of one person and says nothing of itself, its phone least of all', () => {
  const said = Object.entries(emptyStoreForm).filter(([, value]) => typeof value === 'string' && value !== '');
  expect(said).toEqual([['businessType', 'individual']]);
  expect([emptyStoreForm.showPhone, emptyStoreForm.couriers]).toEqual([false, []]);
});

it('a store that has only begun lacks what it cannot do without', () => {
  expect(storeProblems(emptyStoreForm)).toStrictEqual({
    storeName: 'Enter the name of your store.',
    state: 'Choose your state.',
    city: 'Enter your city.',
    street: 'Enter your street.',
    phone: 'Enter a whole phone number, such as 0803 555 0142 or +234 803 555 0142.',
  });
});

const cacNeeded = 'A CAC number is RC or BN and 4 to 8 digits, such as RC123456.';
const longerNeeded = 'Write at least 20 letters, or leave it for later.';
const addressNeeded = 'Enter the whole address, such as https://yourstore.com.ng.';
const nameNeeded = 'Enter your name there, such as @yourstore, or the whole address.';
/** An address of so many letters. */
const address = (letters: number) => 'https://amaka.example/'.padEnd(letters, 'x');

it.each([
  ['state', 'Lagos'],
  ['city', 'Jo'],
  ['city', 'a'.repeat(60)],
  ['street', '1st'],
  ['street', 'a'.repeat(120)],
  ['cacNumber', 'rc 123-456'],
  ['cacNumber', 'BN1234'],
  ['cacNumber', 'RC12345678'],
  ['phone', '+234 803 555 0142'],
  ['description', 'Twenty letters of it'],
  ['website', 'https://amaka.example/x'],
  ['website', address(200)],
  ['instagram', 'https://instagram.com/amaka'],
] as const)('%s: %s is right', (field, typed) => {
  expect(problemOf(field, typed)).toBeUndefined();
});

it.each([
  ['state', 'Accra', 'Choose your state.'],
  ['city', 'J', 'Enter at least 2 letters.'],
  ['city', 'a'.repeat(61), 'Enter at most 60 letters.'],
  ['street', '12', 'Enter at least 3 letters.'],
  ['street', 'a'.repeat(121), 'Enter at most 120 letters.'],
  ['cacNumber', 'XX123456', cacNeeded],
  ['cacNumber', 'XRC123456', cacNeeded],
  ['cacNumber', 'RC123', cacNeeded],
  ['cacNumber', 'RC123456789', cacNeeded],
  ['cacNumber', 'RC123456X', cacNeeded],
  ['phone', '0803 555 0142 / 0805 111 2233', 'One number, please.'],
  ['description', 'Too short', longerNeeded],
  ['description', ' Nineteen letters..  ', longerNeeded],
  ['description', '   ', longerNeeded],
  ['website', 'javascript:alert(1)//https://a.b', addressNeeded],
  ['website', 'https://amaka.example/a b', addressNeeded],
  ['website', address(201), addressNeeded],
  ['instagram', 'http://instagram.com/amaka', nameNeeded],
  ['facebook', 'https://facebook', nameNeeded],
  ['twitter', 'not there', nameNeeded],
] as const)('%s: %j is wrong: %s', (field, typed, says) => {
  expect(problemOf(field, typed)).toBe(says);
});

it.each([
  ['', 'Enter the name of your business.'],
  ['Ab', 'Enter at least 3 letters.'],
  ['a'.repeat(121), 'Enter at most 120 letters.'],
  ['Amaka Cloth Ltd', undefined],
])('the name of a business is wrong as %j: %s', (typed, says) => {
  expect(problemOf('businessName', typed, { businessType: 'business' })).toBe(says);
  expect(problemOf('businessName', typed)).toBeUndefined();
});

it.each([
  ['instagram', true],
  ['facebook', true],
  ['twitter', true],
  ['website', true],
  ['phone', false],
  ['', false],
])('%j is a field of an address: %s', (field, is) => {
  expect(isLinkField(field)).toBe(is);
});

it.each([
  ['instagram', '@ibi.glow', 'https://instagram.com/ibi.glow'],
  ['instagram', ' ibiglow ', 'https://instagram.com/ibiglow'],
  ['instagram', 'instagram.com/ibiglow', 'https://instagram.com/ibiglow'],
  ['facebook', 'www.facebook.com/ibi.glow?x=1', 'https://www.facebook.com/ibi.glow?x=1'],
  ['facebook', '@ibi.glow', 'https://facebook.com/ibi.glow'],
  ['twitter', '@ibiglow', 'https://x.com/ibiglow'],
  ['website', 'ibiglow.com.ng', 'https://ibiglow.com.ng'],
  ['instagram', 'https://instagram.com/ibiglow', 'https://instagram.com/ibiglow'],
] as const)('%s: %j is the address %s [STALL-80]', (field, typed, whole) => {
  expect(wholeLink(field, typed)).toBe(whole);
  expect(problemOf(field, typed)).toBeUndefined();
});

it.each([
  ['instagram', 'ibi glow'],
  ['instagram', 'javascript:alert(1)'],
  ['instagram', 'ibi.glow'],
  ['website', '@ibiglow'],
  ['website', 'ftp://ibiglow.com'],
  ['website', 'ibiglow.com and more'],
  ['instagram', 'instagram.com/ibiglow or @ibi'],
] as const)('%s: %j is no address, and stays as it was typed', (field, typed) => {
  expect(wholeLink(field, typed)).toBe(typed);
  expect(problemOf(field, typed)).toBeDefined();
});

it('says how soon goods leave', () => {
  expect([0, 1, 3].map(dispatchPromise)).toEqual([
    'Leaves the same working day',
    'Leaves the next working day',
    'Leaves within 3 working days',
  ]);
});
