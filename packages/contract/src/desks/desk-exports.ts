import { Type } from 'typebox';
import { closed } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { Month } from './desk-money.ts';
import { DeskParams } from './desk-params.ts';

const File = Type.String({
  description: 'A file, made while it goes out: text/csv in UTF-8 with a byte order mark, or a workbook (XLSX)',
});
const Format = { format: Type.Optional(Type.Enum(['csv', 'xlsx'], { description: 'CSV where it is not said' })) };

/** What a store takes out of its desk as files. */
export const deskExports = {
  exportProducts: {
    summary: 'All products, a variant a row',
    access: { desk: 'goods' },
    params: DeskParams,
    query: Type.Object(Format, closed),
    response: File,
    errors: [],
  },
  exportOrders: {
    summary: 'The lines of all orders, with whom they go to as long as the desk shows it',
    access: { desk: 'cancel' },
    params: DeskParams,
    query: Type.Object(Format, closed),
    response: File,
    errors: [],
  },
  exportStatement: {
    summary: 'What made the balance, of a month or of all',
    access: { desk: 'money' },
    params: DeskParams,
    query: Type.Object({ month: Type.Optional(Month), ...Format }, closed),
    response: File,
    errors: [],
  },
} satisfies Record<string, Endpoint>;
