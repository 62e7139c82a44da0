import { describe, expect, it } from 'vitest';
import type { Country } from '../people/country.ts';
import { areaWords, deliversTo, readDeliveryArea, statesOf } from './delivery-area.ts';

const everywhere = 'Nigeria; Ghana; Kenya; South Africa';

describe('where the shop delivers', () => {
  it.each([
    [everywhere, ['Nigeria', 'Ghana', 'Kenya', 'South Africa'].map((country) => ({ country, states: null }))],
    [
      ' nigeria : lagos,FEDERAL capital territory , Lagos; Ghana',
      [
        { country: 'Nigeria', states: ['Lagos', 'Federal Capital Territory'] },
        { country: 'Ghana', states: null },
      ],
    ],
    ['Kenya: Nairobi', [{ country: 'Kenya', states: ['Nairobi'] }]],
  ])('is read from %j', (text, area) => {
    expect(readDeliveryArea(text)).toEqual(area);
  });

  it.each(['', 'France', 'Nigeria;', 'Nigeria: ', 'Nigeria: Lagos,', 'Nigeria: Accra', 'Ghana; Ghana', 'Ghana: a: b'])(
    'is not read from %j',
    (text) => {
      expect(() => readDeliveryArea(text)).toThrow(/^it takes /);
    },
  );

  const takes =
    "it takes Nigeria; Ghana; Kenya; South Africa, or some of them, each alone or with its states, as in 'Nigeria: Lagos, Ogun; Ghana'.";
  it.each([
    ['France', takes],
    ['Kenya: ', takes],
    ['Kenya: Nairobi,', takes],
    ['Nigeria: Accra', "it takes the states of Nigeria by their names, and 'Accra' is none."],
    ['Ghana; Ghana', 'it takes each country once.'],
  ])('says of %j what it takes', (text, says) => {
    expect(() => readDeliveryArea(text)).toThrow(new Error(says));
  });

  it.each<[string, Country, string, boolean]>([
    [everywhere, 'Ghana', 'Ashanti', true],
    [everywhere, 'Nigeria', 'Kano', true],
    ['Nigeria', 'Ghana', 'Ashanti', false],
    ['Nigeria: Lagos, Ogun', 'Nigeria', ' lagos ', true],
    ['Nigeria: Lagos, Ogun', 'Nigeria', 'Kano', false],
    ['Nigeria: Lagos; Ghana: Ashanti', 'Ghana', 'Lagos', false],
  ])('%s: to %s, %s? %s [LINK-04]', (text, country, state, yes) => {
    expect(deliversTo(readDeliveryArea(text), { country, state })).toBe(yes);
  });

  it('offers the states to choose from, and none where any can be written', () => {
    const area = readDeliveryArea('Nigeria; Ghana; Kenya: Nairobi');
    expect(statesOf(area, 'Nigeria')).toHaveLength(37);
    expect(statesOf(area, 'Ghana')).toBeNull();
    expect(statesOf(area, 'Kenya')).toEqual(['Nairobi']);
    expect(statesOf(readDeliveryArea('Nigeria: Lagos'), 'Nigeria')).toEqual(['Lagos']);
    expect(statesOf(area, 'South Africa')).toBeNull();
    expect(statesOf(readDeliveryArea('Ghana'), 'Nigeria')).toHaveLength(37);
  });

  it.each([
    [everywhere, 'every state of Nigeria and the Federal Capital Territory, Ghana, Kenya, and South Africa'],
    ['Nigeria', 'every state of Nigeria and the Federal Capital Territory'],
    ['Ghana; Kenya', 'Ghana and Kenya'],
    ['Nigeria: Lagos', 'Lagos in Nigeria'],
    ['Nigeria: Lagos, Ogun; Ghana', 'Lagos and Ogun in Nigeria, and Ghana'],
  ])('%s is said as: %s', (text, words) => {
    expect(areaWords(readDeliveryArea(text))).toBe(words);
  });
});
