import { Ajv, type ValidateFunction } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { namedSchemas } from './named-schemas.ts';
import { refusal } from './refusal.ts';

/**
 * Bodies are taken as they are or refused: "2" is not 2, and an unknown field is an error, not something to drop.
 * Addresses are text by nature, so numbers and booleans in them are read from it.
 */
export function compileValidators(app: FastifyInstance): void {
  for (const schema of namedSchemas()) app.addSchema(schema);
  const strict = newAjv(false);
  const reading = newAjv(true);
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    httpPart === 'body' ? strict.compile(schema) : finiteOnly(reading.compile(schema));
  app.setValidatorCompiler(compile);
}

/** Ajv reads 'Infinity' as a number, and then skips the checks of its size. */
function finiteOnly(validate: ValidateFunction) {
  const validateFinite = (data: object) => {
    if (!validate(data)) return false;
    const infinite = Object.entries(data).find(([, value]) => typeof value === 'number' && !Number.isFinite(value));
    return infinite ? { error: refusal('bad_request', { reason: `${infinite[0]} must be a number.` }) } : true;
  };
  // Fastify reads the errors where Ajv leaves them: at the function.
  return Object.defineProperty(validateFinite, 'errors', { get: () => validate.errors });
}

function newAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: false, strict: true });
  ajvFormats.default(ajv, ['uuid', 'date-time']);
  return ajv.addSchema(namedSchemas());
}
