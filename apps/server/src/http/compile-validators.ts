import { Ajv } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { namedSchemas } from './named-schemas.ts';

/**
 * Bodies are taken as they are or refused: "2" is not 2, and an unknown field is an error, not something to drop.
 * Addresses are text by nature, so numbers and booleans in them are read from it.
 */
export function compileValidators(app: FastifyInstance): void {
  for (const schema of namedSchemas()) app.addSchema(schema);
  const strict = newAjv(false);
  const reading = newAjv(true);
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : reading).compile(schema);
  app.setValidatorCompiler(compile);
}

function newAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: false, strict: true });
  ajvFormats.default(ajv, ['uuid', 'date-time']);
  return ajv.addSchema(namedSchemas());
}
