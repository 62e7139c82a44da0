import { slugOf, uniqueSlug } from '@oja/domain/text/slug';
import { Draw } from './draw.ts';
import { sentences, shelves } from './market-things.ts';
import { cities, coinedBrands, firstNames, kindsOfStores, states } from './market-words.ts';
import { rowId } from './row-ids.ts';
import { openingOf, type Scale } from './scale.ts';

export interface InventedSeller {
  id: string;
  name: string;
  storeName: string;
  slug: string;
  description: string;
  city: string;
  state: string;
  /** The name of the category of which most of its goods are. */
  trade: string;
}

export interface InventedSellers {
  sellers: readonly InventedSeller[];
  /** Whose each product is, by its place among the sellers. */
  sellerOf: Int32Array;
}

const [fewest, most] = [5, 500];
/** Of all goods, what the largest store has: 50,000 of a million. */
const largest = 1 / 20;

/** Stores with 5 to 500 goods each, and one with a twentieth of all; the goods of each lie anywhere among those of all. */
export function inventSellers(scale: Scale): InventedSellers {
  const { products, seed } = scale;
  const draw = new Draw(seed, 1);
  const sellerOf = new Int32Array(products);
  let filled = Math.floor(products * largest);
  let sellers = 1;
  while (filled < products) {
    const goods = Math.round(draw.between(fewest, most));
    sellerOf.fill(sellers, filled, filled + goods);
    filled += goods;
    sellers += 1;
  }
  draw.shuffle(sellerOf);
  return { sellers: nameSellers(scale, sellers), sellerOf };
}

function nameSellers(scale: Scale, count: number): InventedSeller[] {
  const opened = openingOf(scale);
  const coined = coinedBrands(scale.seed, 400);
  const slugs = new Set<string>();
  return Array.from({ length: count }, (_, n) => {
    const draw = new Draw(scale.seed, 2, n);
    const state = draw.often(states);
    const city = draw.pick(cities[state] ?? [state]);
    const owner = draw.pick(firstNames);
    const storeName = [
      draw.chance(0.3) ? city : '',
      owner,
      draw.chance(0.4) ? draw.pick(coined) : '',
      draw.pick(kindsOfStores),
    ]
      .filter((word) => word !== '')
      .join(' ');
    const slug = uniqueSlug(slugOf(storeName), slugs);
    slugs.add(slug);
    const trade = draw.pick(shelves).name;
    const id = rowId('seller', n, opened);
    return {
      id,
      name: `${owner} ${draw.pick(coined)}`,
      storeName,
      slug,
      description: draw.pick(sentences),
      city,
      state,
      trade,
    };
  });
}
