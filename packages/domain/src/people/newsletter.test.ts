import { expect, it } from 'vitest';
import { subscriberEmailError } from './newsletter.ts';

it.each(['', '   ', 'ada', 'ada.example.com', 'ada@', '@shop.example', 'ada@shop'])(
  'refuses %j in the specified words [FOOT-05]',
  (email) => {
    expect(subscriberEmailError(email)).toBe('Please enter a valid email address');
  },
);

it('takes an address, with blanks around it', () => {
  expect(subscriberEmailError(' ada@shop.example ')).toBeUndefined();
});
