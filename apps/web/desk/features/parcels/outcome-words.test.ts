import { expect, it } from 'vitest';
import { accepted, onTheWay, outcomeWords } from './outcome-words.ts';

const moved = (orderId: string) => ({ orderId, ok: true, status: 'shipped' }) as const;
const refused = (orderId: string, message: string) =>
  ({ orderId, ok: false, code: 'parcel_cannot_move', message }) as const;

it('says how many moved, and why the others did not, each reason once', () => {
  expect(outcomeWords([moved('a'), moved('b')], onTheWay)).toBe('2 parcels are on the way.');
  expect(outcomeWords([moved('a')], accepted)).toBe('1 parcel is accepted.');
  const reason = 'A parcel that is delivered cannot become shipped.';
  expect(
    outcomeWords([moved('a'), refused('b', reason), refused('c', reason), refused('d', 'Parcel not found')], onTheWay),
  ).toBe('1 parcel is on the way. 3 could not: A parcel that is delivered cannot become shipped; Parcel not found.');
  expect(outcomeWords([refused('a', reason)], onTheWay)).toBe(
    '1 could not: A parcel that is delivered cannot become shipped.',
  );
});
