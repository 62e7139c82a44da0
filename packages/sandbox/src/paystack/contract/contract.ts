import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import { parse } from 'yaml';

type Operation = { responses: Record<string, { $ref?: string }> };
type Contract = { paths: Record<string, Record<string, Operation>> };

/** What an answer has that the contract does not allow: `GET /balance 200 /data/[]/balance type`. */
export type Violation = string;

export type ContractChecker = {
  /** @param path as it was asked for, without the query */
  check(method: string, path: string, status: number, body: unknown): Violation[];
  /** The operations that were checked so far. */
  readonly checked: ReadonlySet<string>;
};

/** Paystack's OpenAPI, as `@alexasomba/paystack-node` ships it: none of us wrote it. */
export function openContract(): ContractChecker {
  const file = new URL('../openapi.yaml', import.meta.resolve('@alexasomba/paystack-node'));
  const contract = withNull(parse(readFileSync(file, 'utf8'))) as Contract;
  // Formats are left out: they are int32 of amounts and ids that Paystack itself exceeds.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, validateSchema: false });
  ajv.addSchema(contract, 'contract');
  const templates = Object.keys(contract.paths).map((template) => ({ template, parts: template.split('/') }));
  const checked = new Set<string>();

  function templateOf(path: string): string | undefined {
    const parts = path.split('/');
    const fits = (known: string[]) =>
      known.length === parts.length && known.every((part, index) => part.startsWith('{') || part === parts[index]);
    const fitting = templates.filter((known) => fits(known.parts));
    return fitting.toSorted((left, right) => variables(left.template) - variables(right.template))[0]?.template;
  }

  return {
    checked,
    check(method, path, status, body) {
      const template = templateOf(path);
      const operation = template === undefined ? undefined : contract.paths[template]?.[method.toLowerCase()];
      const name = `${method} ${template ?? path}`;
      if (template === undefined || operation === undefined) return [`${name} unknown`];
      checked.add(`${name} ${status}`);
      const response = operation.responses[status];
      if (response === undefined) return [`${name} ${status} undocumented`];
      const at = response.$ref ?? `#/paths/${pointer(template)}/${method.toLowerCase()}/responses/${status}`;
      const validate = ajv.compile({ $ref: `contract${at}/content/application~1json/schema` });
      if (validate(body)) return [];
      return [...new Set((validate.errors ?? []).map((error) => `${name} ${status} ${describe(error)}`))];
    },
  };
}

/** OpenAPI 3.0 says `nullable`, JSON Schema a type of its own. */
function withNull(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNull);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...rest } = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withNull(child)]));
  return nullable === true
    ? { anyOf: [rest, { type: 'null' }] }
    : { ...rest, ...(nullable !== undefined && { nullable }) };
}

function variables(template: string): number {
  return template.split('{').length;
}

function pointer(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
}

/** The place with positions in lists as `[]`, and the rule that was broken there. */
function describe({ instancePath, keyword, params }: ErrorObject): string {
  const place = instancePath.replace(/\/\d+(?=\/|$)/g, '/[]');
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const named = missingProperty ?? additionalProperty;
  return `${place}${named === undefined ? '' : `/${named}`} ${keyword}`;
}
