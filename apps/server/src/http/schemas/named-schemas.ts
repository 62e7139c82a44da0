import { endpoints } from '@oja/contract/endpoints';
import { ErrorAnswer } from '@oja/contract/errors';

type Json = Record<string, unknown>;

/**
 * The contract's named schemas ($id), each once, and each endpoint's schemas with a reference in place of every named
 * one: validators and serialisers take a name only once, and the API description is readable that way.
 */
const named = new Map<string, Json>();
let isComplete = false;

export function withReferences(schema: object): object {
  return refer(schema) as object;
}

/** All named schemas by their names, referring to one another. */
export function namedSchemas(): ReadonlyMap<string, Json> {
  if (isComplete) return named;
  for (const endpoint of Object.values(endpoints)) {
    for (const part of Object.values(endpoint)) if (typeof part === 'object') refer(part);
  }
  refer(ErrorAnswer);
  isComplete = true;
  return named;
}

/** The names of the named schemas that a schema refers to. */
export const namesIn = (schema: object): string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)#"/g)].map(([, name = '']) => name);

function refer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => refer(item));
  if (typeof value !== 'object' || value === null) return value;
  const { $id, ...schema } = value as Json;
  const copy = (): Json => Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, refer(inner)]));
  if (typeof $id !== 'string') return copy();
  if (!named.has($id)) named.set($id, { $id, ...copy() });
  return { $ref: `${$id}#` };
}
