import type { ProductColumn } from '@oja/domain/goods/product-columns';
import { newId } from '../../apps/server/src/platform/ids.ts';
import type { Chance } from '../chance.ts';

/** A row of a file, and what storing it is to do. */
export interface FileRow {
  /** Its line, the head being 1. */
  line: number;
  /** Something that cannot be stored is wrong. */
  does: 'new' | 'change' | 'wrong';
  cells: Partial<Record<ProductColumn, string>>;
  /** Of what is new: its product, which no other has in its name, and its pieces. */
  name: string;
  units: number;
}

export interface GoodsFile {
  bytes: Uint8Array<ArrayBuffer>;
  rows: FileRow[];
}

/** What a file is made of. */
interface Shelf {
  category: string;
  /** Names of photographs that the file names. */
  picture: string;
  /** SKUs of what its store has. */
  skus: readonly string[];
  chance: Chance;
}

const columns = ['sku', 'group', 'name', 'category', 'price', 'count', 'size', 'pictures'] as const;
const sizes = ['M', 'L'] as const;
/** Products that are new: mostly few, sometimes so many that they are stored in parts. */
const lengths = { few: 2, many: 1 } as const;

/** A file of a store as a trader writes one: new products, some in two sizes, other words and figures for old ones, and slips. */
export function goodsFile({ category, picture, skus, chance }: Shelf): GoodsFile {
  const mark = newId().slice(-8);
  const rows: FileRow[] = [];
  const add = (row: Omit<FileRow, 'line'>) => rows.push({ ...row, line: rows.length + 2 });
  const products = chance.weighed(lengths) === 'few' ? chance.whole(2, 6) : chance.whole(60, 130);
  for (let n = 1; n <= products; n++) {
    const [sku, name] = [`IMP-${mark}-${n}`, `Imported ${mark} ${n}`];
    const price = String(chance.whole(20, 5000));
    const cells = { name, category, price, pictures: picture };
    // A slip: a price that is none, in a row of its own.
    if (n === 2 || chance.hits(0.05))
      add({ does: 'wrong', name, units: 1, cells: { ...cells, sku, price: 'ask', count: '1' } });
    else if (chance.hits(0.3))
      for (const size of sizes) {
        const units = chance.whole(0, 4);
        add({
          does: 'new',
          name,
          units,
          cells: { ...cells, sku: `${sku}-${size}`, group: sku, size, count: `${units}` },
        });
      }
    else {
      const units = chance.whole(1, 6);
      add({ does: 'new', name, units, cells: { ...cells, sku, count: `${units}` } });
    }
  }
  for (const sku of skus.filter(() => chance.hits(0.6))) {
    const cells = chance.of([
      { price: String(chance.whole(20, 9000)) },
      { count: String(chance.whole(0, 12)) },
      { name: `Renamed ${mark} ${rows.length}` },
    ]);
    add({ does: 'change', name: '', units: 0, cells: { sku, ...cells } });
  }
  const lines = [columns, ...rows.map(({ cells }) => columns.map((column) => cells[column] ?? ''))];
  return { bytes: new TextEncoder().encode(lines.map((cells) => cells.join(',')).join('\n')), rows };
}
