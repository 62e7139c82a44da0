import { type Country, countries } from '../people/country.ts';
import { nigerianStates } from '../people/nigerian-states.ts';
import { plainLetters } from '../text/plain-letters.ts';

/** A country that the shop delivers to, and in which states of it; null: everywhere. */
export interface DeliveryCountry {
  country: Country;
  states: readonly string[] | null;
}

/** Where the shop delivers: what the checkout offers, what addresses are checked against and what the texts say. */
export type DeliveryArea = readonly DeliveryCountry[];

/** Reads 'Nigeria: Lagos, Ogun; Ghana'. @throws Error that says what is wrong */
export function readDeliveryArea(text: string): DeliveryArea {
  const area = text.split(';').map((part) => {
    const [name = '', ...rest] = part.split(':').map((piece) => piece.trim());
    const country = countries.find((known) => plainLetters(known) === plainLetters(name));
    if (!country || rest.length > 1) throw new Error(expected);
    return { country, states: rest[0] === undefined ? null : readStates(country, rest[0]) };
  });
  if (new Set(area.map(({ country }) => country)).size < area.length) throw new Error('it takes each country once.');
  return area;
}

const expected = `it takes ${countries.join('; ')}, or some of them, each alone or with its states, as in 'Nigeria: Lagos, Ogun; Ghana'.`;

function readStates(country: Country, text: string): string[] {
  const named = text.split(',').map((state) => state.trim());
  const states = country === 'Nigeria' ? named.map(nigerianState) : named;
  if (states.some((state) => !state)) throw new Error(expected);
  return [...new Set(states as string[])];
}

function nigerianState(name: string): string {
  const state = nigerianStates.find((known) => plainLetters(known) === plainLetters(name));
  if (!state) throw new Error(`it takes the states of Nigeria by their names, and '${name}' is none.`);
  return state;
}

/** The states to choose from; null where any can be written. */
export function statesOf(area: DeliveryArea, country: Country): readonly string[] | null {
  return area.find((part) => part.country === country)?.states ?? (country === 'Nigeria' ? nigerianStates : null);
}

export function deliversTo(area: DeliveryArea, { country, state }: { country: Country; state: string }): boolean {
  const part = area.find((one) => one.country === country);
  if (!part) return false;
  return part.states === null || part.states.some((known) => plainLetters(known) === plainLetters(state.trim()));
}

/** 'every state of Nigeria and the Federal Capital Territory, Ghana, and Nairobi in Kenya' */
export function areaWords(area: DeliveryArea): string {
  return listed(
    area.map(({ country, states }) => {
      if (states) return `${listed(states)} in ${country}`;
      return country === 'Nigeria' ? 'every state of Nigeria and the Federal Capital Territory' : country;
    }),
  );
}

/** A comma before 'and' where a part holds an 'and' of its own. */
function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join();
  const comma = parts.some((part) => part.includes(' and ')) ? ',' : '';
  return `${parts.slice(0, -1).join(', ')}${comma} and ${parts.at(-1)}`;
}
