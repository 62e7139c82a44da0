import { endpoints } from '@oja/contract/endpoints';
import { ErrorAnswer } from '@oja/contract/errors';

type Json = Record<string, unknown>;

/**
 * The contract's named schemas ($id), each once, and each endpoint's schemas with a reference in place of every named
 * one: validators and serialisers take a name only once, and the API description is readable that way.
 */
const named = new Map<string, Json>();

export function withReferences(schema: object): object {
  return refer(schema) as object;
}

/** All named schemas, referring to one another. */
export function namedSchemas(): Json[] {
  for (const endpoint of Object.values(endpoints)) {
    for (const part of Object.values(endpoint)) if (typeof part === 'object') refer(part);
  }
  refer(ErrorAnswer);
  return [...named.values()];
}

function refer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => refer(item));
  if (typeof value !== 'object' || value === null) return value;
  const { $id, ...schema } = value as Json;
  const copy = (): Json => Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, refer(inner)]));
  if (typeof $id !== 'string') return copy();
  if (!named.has($id)) named.set($id, { $id, ...copy() });
  return { $ref: `${$id}#` };
}
