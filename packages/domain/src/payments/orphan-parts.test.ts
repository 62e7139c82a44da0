import { describe, expect, it } from 'vitest';
import { postOrphanReturned } from '../money/ledger.ts';
import { kobo } from '../money/money.ts';
import { type OrphanMoney, orphanParts, partsReturned } from './orphan-parts.ts';

const orphan = (of: Partial<Record<'returned' | 'sentByBank' | 'writtenOff', number>>, isNotOwed = false) => {
  const { returned = 0, sentByBank = 0, writtenOff = 0 } = of;
  return {
    paid: kobo(50_000),
    returned: kobo(returned),
    sentByBank: kobo(sentByBank),
    writtenOff: kobo(writtenOff),
    isNotOwed,
  } satisfies OrphanMoney;
};

describe('the money of a payment that nobody here made', () => {
  it.each([
    ['is owed', orphan({}), { due: 50_000, unclaimed: 0, excess: 0 }],
    ['is owed as far as it has not gone', orphan({ returned: 20_000 }), { due: 30_000, unclaimed: 0, excess: 0 }],
    ['is nobody’s once somebody said so', orphan({ returned: 20_000 }, true), { due: 0, unclaimed: 30_000, excess: 0 }],
    ['has gone', orphan({ returned: 20_000, sentByBank: 30_000 }), { due: 0, unclaimed: 0, excess: 0 }],
    ['has gone twice', orphan({ returned: 50_000, sentByBank: 50_000 }), { due: 0, unclaimed: 0, excess: 50_000 }],
    [
      'has gone twice, and a part is given up',
      orphan({ returned: 50_000, sentByBank: 50_000, writtenOff: 20_000 }),
      { due: 0, unclaimed: 0, excess: 30_000 },
    ],
  ])('%s', (_, of, parts) => {
    expect(orphanParts(of)).toEqual(parts);
  });

  it('goes first from what is owed, and what is beyond that is to be asked back [B9]', () => {
    const returned = partsReturned(
      orphanParts(orphan({ sentByBank: 40_000 })),
      orphanParts(orphan({ returned: 25_000, sentByBank: 40_000 })),
    );
    expect(postOrphanReturned(returned, 'provider_clearing')).toEqual([
      { account: 'orphans_due', amount: 10_000 },
      { account: 'orphans_receivable', amount: 15_000 },
      { account: 'provider_clearing', amount: -25_000 },
    ]);
  });
});
