import { findCardByNumber, type TestCard } from '../cards.ts';
import type { Expiry } from './charge.ts';

export type CardFieldName = 'number' | 'expiry' | 'cvv';
export type CardErrors = Partial<Record<CardFieldName, string>>;

/** What the card form holds: texts as typed, so that a refused form comes back as it was left. */
export type CardFields = Record<CardFieldName, string>;

export type CardReading = { ok: true; card: TestCard; expiry: Expiry } | { ok: false; errors: CardErrors };

export const EMPTY_CARD: CardFields = { number: '', expiry: '', cvv: '' };

export function cardFieldsOf(body: unknown): CardFields {
  const form = (body ?? {}) as Record<string, unknown>;
  const text = (name: CardFieldName) => (typeof form[name] === 'string' ? form[name].slice(0, 40) : '');
  return { number: text('number'), expiry: text('expiry'), cvv: text('cvv') };
}

/** Judges the form. A number that is not a documented test card is refused here and never kept. */
export function readCard(fields: CardFields, now: Date): CardReading {
  const digits = fields.number.replace(/[\s-]/g, '');
  const card = findCardByNumber(digits);
  const expiry = readExpiry(fields.expiry);
  const errors: CardErrors = {};
  if (!/^\d{12,19}$/.test(digits)) errors.number = 'Enter the card number: 12 to 19 digits.';
  else if (card === undefined) errors.number = 'This sandbox takes only the test cards listed on this page.';
  if (expiry === null) errors.expiry = 'Enter the expiry date as MM/YY.';
  else if (isOver(expiry, now)) errors.expiry = 'This date has passed. Any future date will do.';
  if (!/^\d{3,4}$/.test(fields.cvv.trim())) errors.cvv = 'Enter the 3 digits of the security code.';
  else if (card !== undefined && card.cvv !== fields.cvv.trim()) {
    errors.cvv = 'That is not the security code of this test card.';
  }
  if (card === undefined || expiry === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, card, expiry };
}

/** `MM/YY`, also without the slash, with spaces or with a year of four digits. */
function readExpiry(text: string): Expiry | null {
  const match = /^\s*(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d\d)\s*$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  return { month: match[1].padStart(2, '0'), year: `20${match[2]}` };
}

/** A card is good until the last day of its month. */
function isOver({ month, year }: Expiry, now: Date): boolean {
  return Date.UTC(Number(year), Number(month), 1) <= now.getTime();
}
