import { seedPicture } from '@oja/testing/rows/goods';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { Recent } from '../buyers/recent.ts';
import { newSeller, type Seller } from '../sellers/seller.ts';
import type { Good } from '../stage/goods.ts';
import type { FileRow } from './goods-file.ts';

type Told = 'yes' | 'no' | 'unknown';

/** A file as its sender knows it. */
export interface SentImport {
  id: string;
  rows: FileRow[];
  /** What the shop said of each act; nothing: it was not asked for. */
  told: Partial<Record<'sent' | 'stored' | 'undone' | 'dropped', Told>>;
}

/** Somebody who keeps the goods of a store in files. */
export interface Importer extends Seller {
  category: string;
  /** Of a photograph that the store has. */
  pictureId: string;
  sent: SentImport[];
  /** Goods that were stored last, for buyers of any store. */
  imported: Recent<Good>;
  /** The storm is over: no new wishes. */
  stopping: AbortSignal;
}

type ImporterSetup = Parameters<typeof newSeller>[0] & Pick<Importer, 'imported' | 'stopping'> & { db: Db };

export async function newImporter(setup: ImporterSetup, name: string): Promise<Importer> {
  const { db, store, imported, stopping } = setup;
  const seller = await newSeller(setup, name);
  const category = await db.selectFrom('categories').select('name').limit(1).executeTakeFirstOrThrow();
  const { id: pictureId } = await seedPicture(db, store);
  return { ...seller, category: category.name, pictureId, sent: [], imported, stopping };
}
