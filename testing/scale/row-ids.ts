/** What has ids of its own. A kind's number tells its ids from those of others that were made in the same millisecond. */
const kinds = [
  'category',
  'subcategory',
  'seller',
  'product',
  'variant',
  'review',
  'buyer',
  'account',
  'order',
  'movement',
  'step',
  'entry',
  'transaction',
  'audit',
  'message',
] as const;
type Kind = (typeof kinds)[number];

const numbers = Object.fromEntries(kinds.map((kind, number) => [kind, number.toString(16).padStart(3, '0')]));

/**
 * The UUIDv7 of the nth row of a kind: in order of time like those that the shop makes, and the same each time.
 * @param time milliseconds at which it was made
 */
export function rowId(kind: Kind, n: number, time: number): string {
  const made = time.toString(16).padStart(12, '0');
  return `${made.slice(0, 8)}-${made.slice(8)}-7${numbers[kind]}-8000-${n.toString(16).padStart(12, '0')}`;
}
