import { namesContact } from '../text/names-contact.ts';
import { formLimits } from './product-form.ts';

/** What is wrong with texts of a form, in words that stand under the field; undefined for what can be published. */

const sku = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/;
/** A book's number of ten digits is no account; a mobile number that lacks a digit is still none of these. */
const bookNumber = /^(?!0[789])\d{9}[\dXx]$/;
const skuWords = 'A SKU has up to 40 letters, digits and - _ . / signs.';

export const oneLine = (text: string): string => text.trim().replace(/\s+/gu, ' ');

/** The chip that a text names, in any case, as it stands there. */
export const chipNamed = (chips: readonly string[], text: string): string | undefined =>
  chips.find((chip) => chip === text) ?? chips.find((chip) => isSameChip(chip, text));

const isSameChip = (one: string, other: string): boolean => oneLine(one).toLowerCase() === oneLine(other).toLowerCase();
const lengthOf = (text: string): number => [...text].length;

export function nameProblem(typed: string): string | undefined {
  const name = oneLine(typed);
  const length = lengthOf(name);
  if (length > formLimits.name) return `The name has ${length} letters. Keep it to ${formLimits.name}.`;
  if (length < 3) return `Give it a name of 3 to ${formLimits.name} letters.`;
  const letters = name.replace(/\P{L}/gu, '');
  // 'LG TV' is a name; a sentence in capitals is a shout.
  if (lengthOf(letters) > 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return 'Write the name in small letters, with capitals only where they belong.';
  return contactProblem(name);
}

export function textProblem(text: string, longest: number): string | undefined {
  if (lengthOf(text.trim()) > longest) return `Keep it to ${longest.toLocaleString('en-NG')} characters.`;
  return contactProblem(text);
}

const contactProblem = (text: string): string | undefined =>
  namesContact(text) ? 'Buyers reach you through the shop: leave phone numbers, accounts and links out.' : undefined;

export const contactProblemIn = (written: readonly string[]): string | undefined =>
  written.map(contactProblem).find(Boolean);

export function chipsProblem(
  chips: readonly string[],
  { fresh, most, what }: { fresh: readonly string[]; most: number; what: string },
): string | undefined {
  if (chips.length > most) return `Offer at most ${most} ${what}.`;
  if (fresh.some((one) => chips.filter((chip) => isSameChip(chip, one)).length > 1)) return `Each of the ${what} once.`;
  if (fresh.some((chip) => oneLine(chip) === '' || chip !== oneLine(chip) || lengthOf(chip) > formLimits.choice))
    return `Name ${what} in 1 to ${formLimits.choice} letters.`;
  return contactProblemIn(fresh);
}

export function skuProblem(typed: string): string | undefined {
  if (typed.trim() !== '' && !sku.test(typed.trim())) return skuWords;
  return bookNumber.test(typed.trim()) ? undefined : contactProblem(typed);
}
