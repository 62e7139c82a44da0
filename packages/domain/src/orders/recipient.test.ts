import { expect, it } from 'vitest';
import { buyerCalled, recipientOf } from './recipient.ts';

const allen = {
  firstName: 'Chidi',
  lastName: 'Okafor',
  phone: '0803 555 0142',
  address: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
  zipCode: '100271',
  country: 'Nigeria',
} as const;

it('a parcel goes to a name, a phone and lines of an address, and says a city called like its state once', () => {
  expect(recipientOf(allen)).toEqual({
    name: 'Chidi Okafor',
    phone: '0803 555 0142',
    lines: ['12 Allen Avenue', 'Ikeja, Lagos 100271', 'Nigeria'],
  });
  expect(recipientOf({ ...allen, city: 'Lagos' }).lines).toEqual(['12 Allen Avenue', 'Lagos 100271', 'Nigeria']);
});

it('leaves out of what is written on a parcel what nobody gave', () => {
  expect(recipientOf({ ...allen, lastName: '', address: ' ', zipCode: '' })).toEqual({
    name: 'Chidi',
    phone: '0803 555 0142',
    lines: ['Ikeja, Lagos', 'Nigeria'],
  });
  expect(recipientOf({ ...allen, firstName: '' }).name).toBe('Okafor');
});

it.each([
  ['Chidi', 'Okafor', 'Chidi O.'],
  ['Tèmi', ' Ọláńrewájú', 'Tèmi Ọ.'],
  ['Tèmi', 'O\u0323la', 'Tèmi O\u0323.'],
  [' Chidi ', ' ', 'Chidi'],
  ['', 'Okafor', 'O.'],
  [' ', ' ', 'A buyer'],
  ['', '', 'A buyer'],
])('the buyer %j %j is called %j', (firstName, lastName, called) => {
  expect(buyerCalled({ firstName, lastName })).toBe(called);
});
