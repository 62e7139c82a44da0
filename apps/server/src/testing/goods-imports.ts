import type { DeskImport, ImportRow } from '@oja/contract/desks/desk-imports';
import type { ProductColumn } from '@oja/domain/goods/product-columns';
import type { SentFile, Visitor } from '@oja/testing/people/visitor';
import { newId } from '../platform/ids.ts';

/** Imports of a store, as a member of it sends and looks at them. */
export function importsOf({ sellerId, owner }: { sellerId: string; owner: Pick<Visitor, 'call'> }) {
  const paramsOf = (id: string) => ({ seller: sellerId, id });
  const send = (file: string | SentFile, id = newId()): Promise<DeskImport> =>
    owner.call('sendImport', {
      params: paramsOf(id),
      query: { name: 'goods.csv' },
      file: typeof file === 'string' ? { type: 'text/csv', bytes: Buffer.from(file) } : file,
    } as never);
  const rowsOf = async ({ id }: { id: string }, action?: ImportRow['action']): Promise<ImportRow[]> => {
    const rows: ImportRow[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.call('importRows', {
        params: paramsOf(id),
        query: { ...(action && { action }), ...(cursor && { cursor }) },
      });
      rows.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return rows;
  };
  return {
    send,
    rowsOf,
    show: ({ id }: { id: string }) => owner.call('deskImport', { params: paramsOf(id) }),
    mend: ({ id }: { id: string }, row: number, cells: Partial<ImportRow['cells']>, alike: ProductColumn[] = []) =>
      owner.call('mendImportRow', { params: { ...paramsOf(id), row }, body: { cells, alike } }),
    nameColumns: ({ id }: { id: string }, columns: readonly DeskImport['headings'][number]['column'][]) =>
      owner.call('nameImportColumns', { params: paramsOf(id), body: { columns: [...columns] } }),
    addPictures: ({ id }: { id: string }, pictures: { name: string; id: string }[]) =>
      owner.call('addImportPictures', { params: paramsOf(id), body: { pictures } }),
    drop: ({ id }: { id: string }) => owner.call('dropImport', { params: paramsOf(id) }),
  };
}

/** Problems of rows by their lines: 'price: "x" is not an amount.' */
export const problemsOf = (rows: readonly ImportRow[]): Record<number, string[]> =>
  Object.fromEntries(
    rows.map(({ row, problems }) => [row, problems.map(({ column, text }) => `${column ?? 'row'}: ${text}`)]),
  );
