import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import {
  type Claim,
  certainlyOwedOf,
  isGivenBackTwice,
  leftToGiveBack,
  owedOf,
  reasonsWhy,
  sayReasons,
  sayWhyNotOwed,
  type WhyNotLeft,
} from './money-back.ts';

const claim = (id: string, why: WhyNotLeft, amount: number): Claim => ({ id, why, amount: kobo(amount) });
const paid = kobo(550_000);

describe('what is left of a payment', () => {
  it.each(['refunded', 'promised', 'at_provider', 'told', 'disputed', 'taken'] as const)(
    'is less by what %s',
    (why) => {
      expect(leftToGiveBack(paid, [claim('a', why, 500_000)])).toBe(50_000);
    },
  );

  it('is never below nothing, however many have a claim', () => {
    expect(leftToGiveBack(paid, [claim('a', 'refunded', 550_000), claim('b', 'disputed', 550_000)])).toBe(0);
  });

  it('says why it is no more, once for each kind', () => {
    const claims = [
      claim('b', 'disputed', 100_000),
      claim('a', 'at_provider', 150_000),
      claim('c', 'at_provider', 100_000),
    ];
    expect(reasonsWhy(claims)).toEqual([
      { why: 'at_provider', amount: 250_000 },
      { why: 'disputed', amount: 100_000 },
    ]);
    expect(sayReasons(reasonsWhy(claims))).toBe(
      "₦2,500.00 is on its way back at the provider, ₦1,000.00 is held by the buyer's bank in a dispute",
    );
    expect(sayReasons([{ why: 'told', amount: kobo(500) }])).toBe('₦5.00 may be on its way back at the provider');
    expect(sayReasons([])).toBe('no more was paid');
    expect(sayReasons([{ why: 'taken', amount: kobo(1250) }], 'USD')).toBe(
      "USD 12.50 was taken back by the buyer's bank",
    );
  });
});

describe('a refund that waits for a person', () => {
  const stuck = (id: string, why: WhyNotLeft, amount: number): Claim => ({
    ...claim(id, why, amount),
    needsPerson: true,
  });
  const claims = [
    claim('a', 'at_provider', 100_000),
    stuck('b', 'at_provider', 50_000),
    stuck('c', 'promised', 25_000),
    claim('d', 'promised', 10_000),
  ];

  it('is named as such, and not as on its way or about to be sent', () => {
    expect(sayReasons(reasonsWhy(claims))).toBe(
      '₦100.00 is about to be sent back, ₦1,000.00 is on its way back at the provider, ₦750.00 is in a refund that needs attention',
    );
  });

  it('counts against another one only where the provider has it; what does not count is not said to', () => {
    expect(sayWhyNotOwed(claims, 'c')).toEqual([
      '₦1,000.00 is on its way back at the provider',
      '₦500.00 is in a refund that needs attention',
    ]);
    expect(sayWhyNotOwed([claim('d', 'promised', 1), stuck('c', 'promised', 1)], 'c')).toEqual([]);
  });
});

describe('what is owed of a refund that was decided', () => {
  it('is what others leave of the payment; two that are not sent do not count against each other', () => {
    const claims = [
      claim('a', 'promised', 200_000),
      claim('b', 'promised', 200_000),
      claim('c', 'at_provider', 500_000),
    ];
    expect([owedOf(paid, claims, 'a'), owedOf(paid, claims, 'b')]).toEqual([50_000, 50_000]);
    expect(owedOf(paid, claims, 'c')).toBe(500_000);
    expect(owedOf(paid, [...claims, claim('d', 'disputed', 550_000)], 'a')).toBe(0);
  });

  it('is nothing of what was made twice under its name, and says so', () => {
    const claims = [claim('a', 'at_provider', 200_000), { ...claim('b', 'at_provider', 200_000), isTwin: true }];
    expect([owedOf(paid, claims, 'a'), owedOf(paid, claims, 'b')]).toEqual([200_000, 0]);
    const others = '₦2,000.00 is on its way back at the provider';
    expect(sayWhyNotOwed(claims, 'a')).toEqual([others]);
    expect(sayWhyNotOwed(claims, 'b')).toEqual(['it was dealt with here already', others]);
    expect(sayWhyNotOwed(claims, 'a', 'USD')).toEqual(['USD 2,000.00 is on its way back at the provider']);
  });

  it('is all of it as long as nobody else has a claim', () => {
    expect(owedOf(paid, [claim('a', 'promised', 550_000)], 'a')).toBe(550_000);
  });

  it('is certain unless what is only told of makes a difference', () => {
    const promised = claim('a', 'promised', 300_000);
    expect(certainlyOwedOf(paid, [promised, claim('m', 'told', 250_000)], 'a')).toBe(300_000);
    expect(certainlyOwedOf(paid, [promised, claim('m', 'told', 250_001)], 'a')).toBeNull();
    expect(certainlyOwedOf(paid, [promised, claim('b', 'at_provider', 250_001)], 'a')).toBe(299_999);
  });
});

it('more has gone back than was paid only when it is out of our hands, not while it is promised or contested', () => {
  const full = claim('a', 'refunded', 550_000);
  expect(isGivenBackTwice(paid, [full, claim('b', 'promised', 1), claim('c', 'disputed', 1)])).toBe(false);
  expect(isGivenBackTwice(paid, [full, claim('b', 'told', 1)])).toBe(false);
  expect(isGivenBackTwice(paid, [full, claim('b', 'at_provider', 1)])).toBe(true);
  expect(isGivenBackTwice(paid, [full, claim('b', 'taken', 1)])).toBe(true);
});

/** What one of ours does who asks the rule first, or somebody who does not. */
const act = fc.record({
  does: fc.constantFrom(
    'decide',
    'send',
    'credit',
    'by hand',
    'dashboard',
    'dashboard fails',
    'dispute',
    'win',
    'lose',
  ),
  amount: fc.integer({ min: 1, max: 700_000 }),
  which: fc.nat(10),
});

it('in any order of acts, nobody who asks gives back more than was paid', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      let claims: Claim[] = [];
      const become = (from: WhyNotLeft[], which: number, to: WhyNotLeft | null, most = Number.MAX_SAFE_INTEGER) => {
        const candidates = claims.filter(({ why }) => from.includes(why));
        const chosen = candidates[which % Math.max(1, candidates.length)];
        if (!chosen) return;
        claims = claims.filter((one) => one !== chosen);
        if (to !== null) claims.push({ ...chosen, why: to, amount: kobo(Math.min(chosen.amount, most)) });
      };
      acts.forEach(({ does, amount, which }, index) => {
        const before = gone(claims);
        const promised = claims.filter(({ why }) => why === 'promised')[which % 11];
        if (does === 'decide' && amount <= leftToGiveBack(paid, claims))
          claims.push(claim(`${index}`, 'promised', amount));
        if (does === 'credit' && amount <= leftToGiveBack(paid, claims))
          claims.push(claim(`${index}`, 'refunded', amount));
        if (promised && (does === 'send' || does === 'by hand')) {
          const owed = owedOf(paid, claims, promised.id);
          if (owed > 0 && (does === 'by hand' || owed === promised.amount)) {
            claims = claims.filter((one) => one !== promised);
            claims.push({ ...promised, amount: owed, why: does === 'send' ? 'at_provider' : 'refunded' });
          }
        }
        const ours = gone(claims) - before;
        if (ours > 0) expect(gone(claims) + held(claims)).toBeLessThanOrEqual(paid);
        if (does === 'dashboard') claims.push(claim(`d${index}`, 'at_provider', amount));
        if (does === 'dashboard fails') become(['at_provider'], which, null);
        if (does === 'dispute') claims.push(claim(`b${index}`, 'disputed', amount));
        if (does === 'win') become(['disputed'], which, null);
        if (does === 'lose') become(['disputed'], which, 'taken');
        const left = leftToGiveBack(paid, claims);
        expect(left).toBe(Math.max(0, paid - claims.reduce((sum, each) => sum + each.amount, 0)));
        expect(reasonsWhy(claims).reduce((sum, each) => sum + each.amount, 0)).toBe(
          claims.reduce((sum, each) => sum + each.amount, 0),
        );
      });
    }),
    { numRuns: 2000 },
  );
});

const gone = (claims: readonly Claim[]) => sum(claims, ['refunded', 'at_provider', 'taken']);
const held = (claims: readonly Claim[]) => sum(claims, ['disputed']);
const sum = (claims: readonly Claim[], whys: readonly WhyNotLeft[]) =>
  claims.filter(({ why }) => whys.includes(why)).reduce((total, { amount }) => total + amount, 0);
