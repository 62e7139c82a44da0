import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import { namedSchemas, namesIn } from './named-schemas.ts';
import { onceFor } from './once-for.ts';

/**
 * Answers are written by the schemas of their endpoints: what a schema does not name does not leave the server. Each
 * serialiser is made of its own schema and the named ones behind it; Fastify's compiler gives every named schema to each of
 * them, which took eight seconds of the start.
 */
export function compileSerializers(app: FastifyInstance): void {
  app.setSerializerCompiler<object>(({ schema }) => {
    const serializer = serializerOf(schema);
    return (answer) => serializer()(answer);
  });
}

/** What writes an answer of that schema; made when it is asked for. */
export const serializerOf = onceFor((schema) => fastJson(schema as Schema, { schema: schemasBehind(schema) }));

/** The named schemas that a schema refers to, and those that they refer to. */
function schemasBehind(schema: object): Record<string, Schema> {
  const behind = new Map<string, Schema>();
  const follow = (from: object) => {
    for (const name of namesIn(from)) {
      const named = namedSchemas().get(name);
      if (!named || behind.has(name)) continue;
      behind.set(name, named as Schema);
      follow(named);
    }
  };
  follow(schema);
  return Object.fromEntries(behind);
}
