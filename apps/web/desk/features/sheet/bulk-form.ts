import type { BulkAct } from '@oja/contract/desks/desk-changes';
import type { Rounding } from '@oja/domain/goods/price-change';
import { readCount } from '@oja/domain/goods/read-count';
import { readNaira } from '@oja/domain/money/typed-naira';

export const bulkKinds = {
  'price-percent': 'Raise or lower prices by %',
  'price-amount': 'Raise or lower prices by ₦',
  round: 'Round prices',
  sale: 'Sale by %',
  'end-sale': 'End the sale',
  'set-count': 'Set the count',
  'add-count': 'Add to the count',
  pause: 'Pause',
} as const satisfies Record<BulkAct['kind'], string>;

/** A change of many products as it is being written. */
export interface BulkForm {
  kind: BulkAct['kind'];
  isLess: boolean;
  amount: string;
  round: Rounding;
  /** '2026-12-24'; '' for until it is ended. */
  until: string;
}

export const emptyBulkForm: BulkForm = { kind: 'price-percent', isLess: false, amount: '', round: 'none', until: '' };

/** Hundredths of a percent that prices are raised at most, and lowered. */
const MOST_RAISED = 90_000;
const MOST_LOWERED = 9000;
/** Kobo by which prices are raised or lowered at most. */
const MOST_AMOUNT = 1_000_000_000;
const MOST_OFF = 90;

type ReadBulk = { act: BulkAct } | { problem: string; field?: 'until' };

/** What a form asks for, or why its amount, or its last day, cannot be. @param today in Lagos */
export function readBulk({ kind, isLess, amount, round, until }: BulkForm, today: string): ReadBulk {
  const signed = (value: number) => (isLess ? -value : value);
  switch (kind) {
    case 'price-percent': {
      const points = readPercent(amount);
      const most = isLess ? MOST_LOWERED : MOST_RAISED;
      if (points === undefined || points === 0 || points > most)
        return { problem: `Enter a percentage up to ${most / 100}, like 8 or 7.5.` };
      return { act: { kind, basisPoints: signed(points), round } };
    }
    case 'price-amount': {
      const kobo = readNaira(amount) ?? 0;
      if (kobo === 0 || kobo > MOST_AMOUNT) return { problem: 'Enter an amount like 500.' };
      return { act: { kind, amount: signed(kobo), round } };
    }
    case 'round':
      return { act: { kind, round: round === 'none' ? '50' : round } };
    case 'sale': {
      const percent = readCount(amount) ?? 0;
      if (percent < 1 || percent > MOST_OFF) return { problem: `Enter a whole percentage from 1 to ${MOST_OFF}.` };
      if (until && until < today) return { problem: 'Choose today or a later day.', field: 'until' };
      return { act: { kind, percent, round, until: until || null } };
    }
    case 'set-count': {
      const count = readCount(amount);
      return count === undefined ? { problem: 'Enter a number from 0 to 1,000,000.' } : { act: { kind, count } };
    }
    case 'add-count': {
      const units = readCount(amount) ?? 0;
      return units === 0 ? { problem: 'Enter a number from 1 to 1,000,000.' } : { act: { kind, units: signed(units) } };
    }
    case 'end-sale':
    case 'pause':
      return { act: { kind } };
  }
}

/** '7.5' and '7.5 %' are 750 hundredths of a percent. */
function readPercent(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'));
}
