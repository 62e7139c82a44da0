import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { SoundShop } from '../sound-shop.ts';
import { loosen, type Plants, remove, update } from './plant.ts';

const product =
  (set: RawBuilder<unknown>) =>
  ({ files: { brought } }: SoundShop) => [
    loosen('import_products'),
    update('import_products', set, sql`product_id = ${brought}`),
  ];

const isCount = (id: string) => sql`change_id = ${id} and what = 'count'`;
const movement = (source: 'change' | 'undo', id: string) => sql`source = ${`${source}:${id}`}`;

const count =
  (which: 'stored' | 'undone', set: RawBuilder<unknown>) =>
  ({ files }: SoundShop) => [loosen('goods_change_rows'), update('goods_change_rows', set, isCount(files[which]))];

const row =
  (outcome: 'planned' | 'made', which: 'stored' | 'undone' | 'waiting') =>
  ({ files }: SoundShop) => [
    sql`insert into goods_change_rows (change_id, row, seller_id, product_id, what, before, after, outcome, part)
      select id, 900, seller_id, ${files.brought}::uuid, 'price', '{}', '{}', ${outcome}, 0 from imports where id = ${files[which]}`,
  ];

const ofImport =
  (which: 'stored' | 'undone' | 'waiting', set: RawBuilder<unknown>) =>
  ({ files }: SoundShop) => [
    loosen('import_products'),
    update('import_products', set, sql`import_id = ${files[which]}`),
  ];

export const importPlants: Plants = {
  'a product that a file has brought is there, with the units of its rows, until it is taken back': {
    'was stored, and is not there': ({ files: { brought } }) => [remove('products', sql`id = ${brought}`)],
    'was taken back, and is there': product(sql`outcome = 'undone'`),
    'was refused, and is there': product(sql`outcome = 'refused', problem = 'Refused.'`),
    'is there, and waits to be stored': product(sql`outcome = 'planned'`),
    'is of another store than its file': ({ files: { brought }, splitSeller }) => [
      update('products', sql`seller_id = ${splitSeller}`, sql`id = ${brought}`),
    ],
    'opened with other units than its rows say': ({ files: { brought } }) => [
      update('stock_movements', sql`d_stock = d_stock + 1`, sql`stock_item_id = ${brought} and kind = 'initial'`),
    ],
  },
  'what a file has opened and is gone, of a product or of a colour and size, has left no units behind': {
    'has left units behind': ({ files: { takenBackItem } }) => [
      sql`insert into stock_movements (id, stock_item_id, kind, d_stock, d_held) values (${newId()}, ${takenBackItem}, 'adjustment', 1, 0)`,
    ],
  },
  'an import that has come to its end has nothing left to do, and one that was not stored has done nothing': {
    'is stored, and a product of it waits': ofImport('stored', sql`outcome = 'planned'`),
    'is stored, and a price or count of it waits': row('planned', 'stored'),
    'is undone, and a product of it is as it was stored': ofImport('undone', sql`outcome = 'stored', problem = null`),
    'is undone, and a price or count of it is as it was made': row('made', 'undone'),
    'was not stored, and a product of it was': ofImport('waiting', sql`outcome = 'stored'`),
    'was not stored, and a price or count of it was made': row('made', 'waiting'),
  },
  'a count of many, or of a file, moves what it says once, and once back when it is undone': {
    'was made, and moved nothing': ({ files }) => [remove('stock_movements', movement('change', files.stored))],
    'moved other units than it says': ({ files }) => [
      update('stock_movements', sql`d_stock = d_stock + 1`, movement('change', files.stored)),
    ],
    'was not made, and moved units': count('stored', sql`outcome = 'refused', problem = 'Refused.'`),
    'was undone, and moved nothing back': ({ files }) => [remove('stock_movements', movement('undo', files.undone))],
    'was not undone, and moved units back': count('undone', sql`outcome = 'made'`),
    'moved other units back than it says': ({ files }) => [
      update('stock_movements', sql`d_stock = d_stock + 1`, movement('undo', files.undone)),
    ],
  },
};
