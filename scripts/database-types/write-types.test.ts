import { describe, expect, it } from 'vitest';
import { allowedValues, type Column } from './read-schema.ts';
import { writeTypes } from './write-types.ts';

const plain = { table: 'orders', nullable: false, hasDefault: false, generated: false, allowed: null };
const memberOf = (column: Partial<Column> & Pick<Column, 'name' | 'type'>) =>
  /export interface OrdersTable \{\n {2}(.*)\n\}/.exec(writeTypes([{ ...plain, ...column }]))?.[1];

describe('writeTypes', () => {
  it.each([
    [{ name: 'note', type: 'text' }, 'note: string;'],
    [{ name: 'note', type: 'text', nullable: true }, 'note: string | null;'],
    [{ name: 'tags', type: '_text', hasDefault: true }, 'tags: Generated<string[]>;'],
    [{ name: 'total', type: 'int8' }, 'total: ColumnType<Kobo, number, number>;'],
    [
      { name: 'paid', type: 'int8', nullable: true },
      'paid: ColumnType<Kobo | null, number | null | undefined, number | null>;',
    ],
    [{ name: 'rating_sum', type: 'int8', hasDefault: true }, 'rating_sum: Generated<number>;'],
    [{ name: 'net', type: 'int8', generated: true }, 'net: GeneratedAlways<Kobo>;'],
    [{ name: 'created_at', type: 'timestamptz', hasDefault: true }, 'created_at: Generated<Date>;'],
    [{ name: 'extra', type: 'jsonb', hasDefault: true }, 'extra: ColumnType<unknown, string | undefined, string>;'],
    [{ name: 'shipping_info', type: 'jsonb' }, 'shipping_info: ColumnType<ShippingInfo, string, string>;'],
    [{ name: 'status', type: 'text', allowed: ['paid', "won't"] }, "status: 'paid' | 'won\\'t';"],
  ])('%j', (column, expected) => {
    expect(memberOf(column)).toBe(expected);
  });

  it('refuses a type it does not know', () => {
    expect(() => memberOf({ name: 'area', type: 'polygon' })).toThrow('orders.area has the type polygon');
  });

  it('makes an empty database of no tables', () => {
    expect(writeTypes([])).toContain('export interface Database {\n}\n');
  });
});

describe('allowedValues', () => {
  it.each([
    ["CHECK ((state = ANY (ARRAY['held'::text, 'it''s'::text])))", ['held', "it's"]],
    ["CHECK (((state = ANY (ARRAY['held'::text])) OR (total = 0)))", null],
    ['CHECK ((total > 0))', null],
    [null, null],
  ])('%s', (check, expected) => {
    expect(allowedValues(check)).toEqual(expected);
  });
});
