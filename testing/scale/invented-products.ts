import { Draw } from './draw.ts';
import type { InventedSellers } from './invented-sellers.ts';
import { sentences, shelves, type Thing, things } from './market-things.ts';
import {
  clothSizes,
  coinedBrands,
  colours,
  extras,
  knownBrands,
  looks,
  measures,
  series,
  shoeSizes,
  storageSizes,
} from './market-words.ts';
import { rowId } from './row-ids.ts';
import { type Scale, timeOf } from './scale.ts';

export interface InventedProduct {
  id: string;
  thing: Thing;
  name: string;
  description: string;
  brand: string | null;
  sku: string;
  /** Kobo. */
  price: number;
  discountPrice: number | null;
  colours: readonly string[];
  sizes: readonly string[];
  /** Units on the shelf. */
  stock: number;
  /** Units a month, by which it is popular: most sell none, a few sell hundreds. */
  demand: number;
  /** Milliseconds. */
  createdAt: number;
}

const coinedTotal = 2900;
const thingsOf = new Map(shelves.map(({ name }) => [name, things.filter(({ category }) => category === name)]));

/** The nth product of the shop, from 0: the same each time it is asked for. */
export function productMaker(scale: Scale, { sellers, sellerOf }: InventedSellers): (n: number) => InventedProduct {
  const brands = brandsOf(scale);
  return (n) => {
    const draw = new Draw(scale.seed, 3, n);
    const trade = sellers[sellerOf[n] ?? 0]?.trade ?? '';
    const thing = thingOf(draw, trade);
    const brand = draw.chance(0.85) ? draw.often(brands.get(thing.category) ?? []) : null;
    const shades = draw.chance(0.6) ? someColours(draw) : thing.colours;
    const price = Math.round(draw.between(...thing.price) / 50) * 5000;
    const createdAt = timeOf(scale, n, scale.products);
    return {
      id: rowId('product', n, createdAt),
      thing,
      name: nameOf(draw, thing, brand, shades),
      description: descriptionOf(draw, thing, scale.narrow),
      brand,
      sku: `${thing.category.slice(0, 3).toUpperCase()}-${((n * 7919) % 9_999_991).toString(36).toUpperCase()}`,
      price,
      discountPrice: draw.chance(0.22) ? discounted(draw, price) : null,
      colours: shades,
      sizes: sizesOf(draw, thing),
      stock: draw.chance(0.08) ? 0 : 1 + draw.below(200),
      demand: demandOf(draw),
      createdAt,
    };
  };
}

function brandsOf({ seed }: Scale): Map<string, string[]> {
  const coined = coinedBrands(seed, coinedTotal);
  return new Map(
    shelves.map(({ name }, place) => [
      name,
      // One in seventeen is sold in every category.
      [...(knownBrands[name] ?? []), ...coined.filter((_, n) => n % shelves.length === place || n % 17 === 0)],
    ]),
  );
}

/** Mostly of the store's own trade; half of all by what is asked for most. */
function thingOf(draw: Draw, trade: string): Thing {
  const choices = (draw.chance(0.7) && thingsOf.get(trade)) || things;
  return draw.chance(0.5) ? draw.often(choices) : draw.pick(choices);
}

function someColours(draw: Draw): string[] {
  const first = draw.often(colours);
  const second = draw.pick(colours);
  return draw.chance(0.5) && second !== first ? [first, second] : [first];
}

function nameOf(draw: Draw, thing: Thing, brand: string | null, shades: readonly string[]): string {
  const front = [
    brand !== null && draw.chance(0.75) ? brand : '',
    draw.chance(0.3) ? `${draw.often(series)}${draw.chance(0.6) ? ` ${1 + draw.below(60)}` : ''}` : '',
    draw.chance(0.5) ? draw.often(looks) : '',
    thing.name,
  ].filter((word) => word !== '');
  const extra = draw.chance(0.22) ? ` ${draw.often(extras)}` : '';
  const colour = shades[0] !== undefined && draw.chance(0.25) ? `, ${shades[0]}` : '';
  return front.join(' ') + measureOf(draw, thing) + extra + colour;
}

function measureOf(draw: Draw, { name, subcategory }: Thing): string {
  if (keepsData(subcategory)) return `, ${draw.pick(['3', '4', '6', '8', '12'])} GB / ${draw.pick(storageSizes)}`;
  if (name.endsWith('Laptop'))
    return ` ${draw.pick(['11', '13', '14', '15', '17'])}-Inch, ${draw.pick(['4', '8', '16'])} GB`;
  if (name.endsWith('Generator')) return ` ${draw.pick(['0.95', '2.5', '3.5', '5', '7.5', '10'])} kVA`;
  if (name.endsWith('TV')) return ` ${draw.pick(['32', '40', '43', '50', '55', '65'])}-Inch`;
  return draw.chance(0.12) ? `, ${1 + draw.below(50)} ${draw.pick(measures)}` : '';
}

const keepsData = (subcategory: string) => subcategory === 'Smartphones' || subcategory === 'Tablets';

function sizesOf(draw: Draw, { category, subcategory, name, sizes }: Thing): readonly string[] {
  if (keepsData(subcategory)) return storageSizes.filter(() => draw.chance(0.4));
  if (category !== 'Fashion') return sizes;
  return (/shoe|sneaker|slipper|heel/i.test(name) ? shoeSizes : clothSizes).filter(() => draw.chance(0.4));
}

function descriptionOf(draw: Draw, { text }: Thing, narrow: boolean): string {
  const first = text || draw.pick(sentences);
  if (narrow) return first;
  const more = [draw.pick(sentences), ...(draw.chance(0.5) ? [draw.pick(sentences)] : [])];
  return [first, ...more, 'Delivered from the store in a day or two.'].join(' ');
}

/** 5 to 55 % off, at a price that ends in 99 naira of a hundred or 49 of fifty; none where that is not below the price. */
function discounted(draw: Draw, price: number): number | null {
  const lower = Math.round((price * (0.45 + draw.fraction() * 0.5)) / 5000) * 5000 - 100;
  return lower > 0 && lower < price ? lower : null;
}

function demandOf(draw: Draw): number {
  if (draw.chance(0.55)) return 0;
  const spread = Math.abs(draw.fraction() + draw.fraction() + draw.fraction() - 1.5);
  return Math.floor(Math.exp(spread * 4.2) * (draw.chance(0.1) ? 3 : 1)) - 1;
}
