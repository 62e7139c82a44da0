import type { Column } from './read-schema.ts';

/** What lies in the jsonb columns. It is read as this and written as text, because the driver takes arrays for SQL arrays. */
const jsonTypes: Record<string, string> = {
  'carousel_items.image': 'Picture',
  'categories.image': 'Picture',
  'checkout_lines.picture': 'Picture',
  'checkouts.charges': 'Charge[]',
  'checkouts.shipping_info': 'ShippingInfo',
  'find_scopes.bands': 'Kobo[]',
  'find_scopes.facets': 'Record<string, number>',
  'order_items.picture': 'Picture',
  'orders.charges': 'Charge[]',
  'orders.shipping_info': 'ShippingInfo',
  'products.images': 'Picture[]',
  'sellers.store_banner': 'Picture',
  'sellers.store_logo': 'Picture',
  'subcategories.image': 'Picture',
};

const plainTypes: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  varbit: 'string',
};

/** The Kysely interfaces of a schema as TypeScript, one interface a table. */
export function writeTypes(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const interfaces = [...tables].map(
    ([table, own]) => `export interface ${interfaceName(table)} {\n${own.map(member).join('')}}\n`,
  );
  const members = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};\n`);
  const body = [...interfaces, `export interface Database {\n${members.join('')}}\n`].join('\n');
  return `${head(body)}\n${body}`;
}

function head(body: string): string {
  const uses = (name: string) => new RegExp(`\\b${name}\\b`).test(body);
  const kysely = ['ColumnType', 'Generated', 'GeneratedAlways'].filter(uses);
  return [
    '// Written by `npm run db:types` from the migrations. Do not edit.',
    ...(uses('Picture') ? ["import type { Picture } from '@oja/contract/common';"] : []),
    ...(uses('ShippingInfo') ? ["import type { ShippingInfo } from '@oja/contract/checkout';"] : []),
    ...(uses('Charge') ? ["import type { Charge } from '@oja/domain/money/charges';"] : []),
    ...(uses('Kobo') ? ["import type { Kobo } from '@oja/domain/money/money';"] : []),
    ...(kysely.length > 0 ? [`import type { ${kysely.join(', ')} } from 'kysely';`] : []),
    '',
  ].join('\n');
}

function interfaceName(table: string): string {
  return `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

function member(column: Column): string {
  return `  ${column.name}: ${columnType(column)};\n`;
}

function columnType(column: Column): string {
  const nullable = (type: string) => (column.nullable ? `${type} | null` : type);
  const optional = (type: string) => (column.nullable || column.hasDefault ? `${type} | undefined` : type);
  if (column.type === 'jsonb') {
    const written = nullable('string');
    return `ColumnType<${nullable(jsonTypes[`${column.table}.${column.name}`] ?? 'unknown')}, ${optional(written)}, ${written}>`;
  }
  if (isKobo(column)) {
    if (column.generated) return `GeneratedAlways<${nullable('Kobo')}>`;
    const written = nullable('number');
    return `ColumnType<${nullable('Kobo')}, ${optional(written)}, ${written}>`;
  }
  const type = nullable(valueType(column));
  if (column.generated) return `GeneratedAlways<${type}>`;
  return column.hasDefault ? `Generated<${type}>` : type;
}

/** Amounts are int8; the only other int8 are sums of ratings and versions. */
function isKobo({ type, name }: Column): boolean {
  return type === 'int8' && !name.endsWith('_sum') && name !== 'version';
}

function valueType({ table, name, type, allowed }: Column): string {
  if (allowed) return allowed.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ');
  if (type === 'int8') return 'number';
  const element = type.startsWith('_') ? type.slice(1) : type;
  const plain = plainTypes[element];
  if (!plain) throw new Error(`${table}.${name} has the type ${type}, which is not known here`);
  return type.startsWith('_') ? `${plain}[]` : plain;
}
