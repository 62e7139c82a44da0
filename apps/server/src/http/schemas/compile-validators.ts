import { withoutDirectionMarks } from '@oja/domain/text/written-text';
import { Ajv, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import ajvFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { uuid } from '../cursor.ts';
import { refusal } from '../refusal.ts';
import { namedSchemas } from './named-schemas.ts';
import { onceFor } from './once-for.ts';

/**
 * Bodies are taken as they are or refused: "2" is not 2, and an unknown field is an error, not something to drop.
 * Addresses are text by nature, so numbers and booleans in them are read from it.
 */
export function compileValidators(app: FastifyInstance): void {
  for (const schema of namedSchemas().values()) app.addSchema(schema);
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    const validator = httpPart === 'body' ? bodyValidatorOf(schema) : addressValidatorOf(schema);
    const validate = (data: Record<string, unknown>) => validator()(data);
    // Fastify reads the errors where Ajv leaves them: at the function.
    return Object.defineProperty(validate, 'errors', { get: () => validator().errors });
  });
}

/** What judges a body, or an address, by that schema; made when it is asked for. @throws Error for a schema that Ajv does not take */
export const bodyValidatorOf = onceFor((schema) => strict.compile(schema));
export const addressValidatorOf = onceFor((schema) => finiteOnly(reading.compile(schema)));

/** As many characters as the largest whole number that is exact has digits. */
const longestNumber = 16;

/** Ajv reads 'Infinity' as a number, and then skips the checks of its size; and it reads a number behind any number of zeros. */
function finiteOnly(validate: ValidateFunction) {
  const validateFinite = (data: Record<string, unknown>) => {
    const given = { ...data };
    if (!validate(data)) return false;
    const isRead = (name: string) => typeof data[name] === 'number' && typeof given[name] === 'string';
    const isWrong = (name: string) => !Number.isFinite(data[name]) || String(given[name]).length > longestNumber;
    const wrong = Object.keys(data).find((name) => isRead(name) && isWrong(name));
    const reason = `${wrong} must be a number of at most ${longestNumber} digits.`;
    return wrong === undefined ? true : { error: refusal('bad_request', { reason }) };
  };
  return Object.defineProperty(validateFinite, 'errors', { get: () => validate.errors }) as typeof validateFinite &
    Pick<ValidateFunction, 'errors'>;
}

/** What text formats say of themselves with `x-written`. */
function leaveOutMarks(text: string, place?: DataValidationCxt): boolean {
  if (place) place.parentData[place.parentDataProperty] = withoutDirectionMarks(text);
  return true;
}

/** In capitals too, but as the database reads it: what begins with 'urn:uuid:' is none to it. */
const anyUuid = new RegExp(`^${uuid.source}$`, 'i');

const strict = newAjv(false);
const reading = newAjv(true);

function newAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: false, strict: true });
  ajv.addKeyword({
    keyword: 'x-written',
    type: 'string',
    before: 'pattern',
    modifying: true,
    compile: () => leaveOutMarks,
  });
  ajvFormats.default(ajv, ['date-time']);
  ajv.addFormat('uuid', anyUuid);
  return ajv.addSchema([...namedSchemas().values()]);
}
