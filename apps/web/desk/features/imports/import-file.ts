import type { importTypes } from '@oja/contract/desks/desk-imports';

/** What a file of products may weigh; not the contract's own number: its file would bring every schema along. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Letters of a name. */
const MOST_LETTERS = 200;

/** By the end of the name: phones and Windows tell all kinds of types. The shop looks into it. */
const types: Record<string, (typeof importTypes)[number]> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const endOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What the input offers. */
export const importAccept = ['.csv', '.xlsx', ...Object.values(types)].join(',');

/** As what a file is sent; undefined where it is none of products. */
export const importTypeOf = (name: string) => types[endOf(name)];

/** Why a file is not sent at all; '' where nothing speaks against it. */
export function importFileProblem({ name, size }: { name: string; size: number }): string {
  const end = endOf(name);
  if (end === 'xls' || end === 'ods' || end === 'numbers')
    return `${name} is a workbook of another kind. Save it as Excel (.xlsx) or CSV, then choose it again.`;
  if (!importTypeOf(name)) return `${name} is no file of products. Choose an Excel file (.xlsx) or a CSV file.`;
  if (size === 0) return `${name} is empty.`;
  if (size > MOST_BYTES)
    return `${name} has ${(size / 1024 / 1024).toFixed(1)} MB: at most 8 MB at once. Split it, or leave pictures out of it.`;
  return '';
}

/** The name that the import has: its beginning where it is too long, and always its end. */
export function importNameOf(name: string): string {
  const letters = [...name];
  if (letters.length <= MOST_LETTERS) return name;
  const end = `….${endOf(name)}`;
  return letters.slice(0, MOST_LETTERS - end.length).join('') + end;
}
