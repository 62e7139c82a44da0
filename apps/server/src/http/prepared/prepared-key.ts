import { createHash } from 'node:crypto';

/**
 * The name of a question to the shop: a digest of what is asked and of its details, whatever their order. Equal questions
 * have one name and therefore one prepared answer, if they are given in the canonical form, in which the database is asked.
 */
export function preparedKey(subject: string, details: object): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, sorted(details)]))
    .digest('base64url');
}

/** Fields in the order of their names, without those that are not given. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}
