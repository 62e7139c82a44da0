import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { ReadTable } from '../../../platform/tables/read-table.ts';
import { type OpenedStore, openStore } from '../../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const csv = 'text/csv';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const formats = [
  ['csv', csv],
  ['xlsx', xlsx],
] as const;

async function fileOf({ owner, sellerId }: OpenedStore, path: string, type: string): Promise<Buffer> {
  const answer = await owner.fetch(`/api/desk/${sellerId}/${path}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(type);
  return Buffer.from(await answer.arrayBuffer());
}

function sent({ owner, sellerId }: OpenedStore, bytes: Buffer, type: string): Promise<DeskImport> {
  const params = { seller: sellerId, id: newId() };
  return owner.call('sendImport', { params, query: { name: 'goods' }, file: { type, bytes } } as never);
}

async function tableOf(bytes: Buffer): Promise<Extract<ReadTable, { kind: 'read' }>> {
  const table = await shop.tableReaders.read(bytes, { most: 5_000 });
  if (table.kind !== 'read') throw new Error(JSON.stringify(table));
  return table;
}

describe.each(formats)('as %s', (format, type) => {
  it('a template imports as three new rows [GOODS-139, GOODS-145]', async () => {
    const store = await openStore(shop);
    const shown = await sent(store, await fileOf(store, `template?format=${format}`, type), type);
    expect(shown).toMatchObject({ rows: 3, ignored: [], counts: { new: 3, change: 0, same: 0, wrong: 0 } });
    const { rows } = await tableOf(await fileOf(store, `template?format=${format}`, type));
    expect(rows.map(({ cells }) => cells[0])).toEqual(['EX-ANK-001', 'EX-KAF-M', 'EX-KAF-L']);
  });

  it('what a store exported imports as the same in every row [GOODS-110, GOODS-145]', async () => {
    const store = await openStore(shop);
    const goods = { name: '=HYPERLINK(1)', description: 'Àṣọ òkè, "gidi"\nlati Ìṣẹ́yìn', price: 1_200_050 } as const;
    await shop.db.updateTable('products').set(goods).where('id', '=', store.product.id).execute();
    const bytes = await fileOf(store, `products.csv?format=${format}`, type);
    const { head, rows } = await tableOf(bytes);
    const cells = Object.fromEntries(head.cells.map((column, at) => [column, rows[0]?.cells[at]]));
    expect(cells).toMatchObject({ name: goods.name, description: goods.description });
    expect(Number(cells.price)).toBe(12_000.5);
    expect(await sent(store, bytes, type)).toMatchObject({
      rows: rows.length,
      counts: { new: 0, change: 0, same: rows.length, wrong: 0 },
      ignored: [],
    });
  });
});

it('the rows that are wrong or were refused come in the columns of their file, with why [GOODS-138, GOODS-145]', async () => {
  const store = await openStore(shop);
  const found = await sql<{ shelf: string }>`select concat_ws(',', c.name, coalesce(s.name, '')) as shelf
    from categories c left join subcategories s on s.category_id = c.id where concat(c.name, s.name) !~ '[,"]' limit 1`.execute(
    shop.db,
  );
  const shelf = found.rows[0]?.shelf ?? '';
  const file = `Qty,name,sku,price,category,subcategory\n5,=Pot,P1,12.000.5,${shelf}\n5,Good pot,P2,1200,${shelf}\n5,Other pot,P3,1200,${shelf}\n`;
  const { id, counts } = await sent(store, Buffer.from(file), csv);
  expect(counts).toMatchObject({ new: 2, wrong: 1 });
  await sql`update import_products set outcome = 'refused', problem = '@Taken.' where import_id = ${id}
    and place = (select place from import_rows where import_id = ${id} and row = 3)`.execute(shop.db);
  const text = (await fileOf(store, `imports/${id}/wrong.csv`, csv)).toString();
  const [head, wrong, ...others] = text.split('\r\n');
  expect(head).toBe('\uFEFFcount,name,sku,price,category,subcategory,problem');
  expect(wrong).toBe(`5,'=Pot,P1,12.000.5,${shelf},"price: ""12.000.5"" is not an amount."`);
  expect(others).toEqual([`5,Good pot,P2,1200,${shelf},'@Taken.`, '']);
  expect((await sent(store, Buffer.from(text), csv)).ignored).toEqual([]);
  const other = await openStore(shop);
  const answer = await other.owner.fetch(`/api/desk/${other.sellerId}/imports/${id}/wrong.csv`);
  expect(answer.status).toBe(404);
});

it('a second sheet of the template tells the columns, the categories and their subcategories [GOODS-139]', async () => {
  const store = await openStore(shop);
  const bytes = await fileOf(store, 'template?format=xlsx', xlsx);
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet2.xml'] as Uint8Array);
  const { rows } = await sql<{
    name: string;
  }>`select name from categories union select name from subcategories`.execute(shop.db);
  const told = [...sheet.matchAll(/<t [^>]*>([^<]*)</g)].map(([, text = '']) => text.replaceAll('&amp;', '&'));
  expect(rows.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
  expect(told).toEqual(expect.arrayContaining(['sku', 'status', 'In naira, like 12000 or 12,000.50']));
});

it('are asked for so often an hour, as exports are', async () => {
  const limited = await createTestApp({ env: { LIMIT_EXPORTS: '2', LIMIT_REQUESTS: '1' } });
  try {
    const { owner, sellerId } = await openStore(limited);
    const codes: number[] = [];
    for (const file of ['template', 'products.csv?format=xlsx', 'orders.csv?format=xlsx'])
      codes.push((await owner.fetch(`/api/desk/${sellerId}/${file}`)).status);
    expect(codes).toEqual([200, 200, 429]);
  } finally {
    await limited.close();
  }
});
