import { Type } from 'typebox';
import { closed } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { Month } from './desk-money.ts';
import { DeskParams } from './desk-params.ts';

const File = Type.String({ description: 'A file: text/csv in UTF-8 with a byte order mark, made while it goes out' });

/** What a store takes out of its desk as files. */
export const deskExports = {
  exportProducts: {
    summary: 'All products as CSV, a variant a row',
    access: { desk: 'goods' },
    params: DeskParams,
    response: File,
    errors: [],
  },
  exportOrders: {
    summary: 'The lines of all orders as CSV, with whom they go to as long as the desk shows it',
    access: { desk: 'cancel' },
    params: DeskParams,
    response: File,
    errors: [],
  },
  exportStatement: {
    summary: 'What made the balance as CSV, of a month or of all',
    access: { desk: 'money' },
    params: DeskParams,
    query: Type.Object({ month: Type.Optional(Month) }, closed),
    response: File,
    errors: [],
  },
} satisfies Record<string, Endpoint>;
