import { banners } from '../data/banners.ts';
import { byPopularity, categories, products, type ShelvedProduct, sellers } from '../data/catalogue.ts';
import { lookIn } from '../data/color-looks.ts';
import type { DemoBanner, DemoSeller, Look } from '../data/types.ts';
import { fraction, pick } from '../seeded.ts';
import { type Backdrop, podiums, settings } from './backdrop.ts';
import {
  categoryPicture,
  colorPicture,
  colorViewsOf,
  productPicture,
  subcategoryPicture,
  type View,
  viewsOf,
} from './names.ts';
import { type Color, meanColor } from './object.ts';
import { categoryPalettes, type PaletteName, palettes } from './palettes.ts';
import { patternNames } from './patterns.ts';
import type { Shot } from './shot.ts';

/** One picture to be made. `name` says what it shows and is how the loader asks for it. */
export type Job =
  | { readonly name: string; readonly kind: 'shot'; readonly shot: Shot }
  | { readonly name: string; readonly kind: 'logo'; readonly seller: DemoSeller }
  | { readonly name: string; readonly kind: 'store'; readonly seller: DemoSeller }
  | { readonly name: string; readonly kind: 'banner'; readonly banner: DemoBanner }
  | { readonly name: string; readonly kind: 'social'; readonly banner: DemoBanner };

/** Least distance between object and wall, of 441, at which the object stands out. */
const CONTRAST = 85;

/** Every picture of the shop, what every visitor sees first. */
export async function planPictures(): Promise<Job[]> {
  const jobs: Job[] = [];
  const rank = new Map(byPopularity().map(({ key }, index) => [key, index]));
  const usedByObject = new Map<string, PaletteName[]>();
  for (const [index, product] of products.entries()) {
    const place = rank.get(product.key) ?? products.length;
    for (const [number, view] of viewsOf(place).entries()) {
      const used = usedByObject.get(product.look.object) ?? [];
      const palette = await choosePalette(product.category, product.look, index + number * 3, used.slice(-4));
      if (view === 'front') usedByObject.set(product.look.object, [...used, palette]);
      const backdrop = studio(palette, product.key, index * 3 + number * 2);
      jobs.push({
        name: productPicture(product.key, number),
        kind: 'shot',
        shot: { view, backdrop, hero: product.look, companions: companionsOf(product, view) },
      });
      jobs.push(...(await inOtherColors(product, { view, number, rank: place, backdrop })));
    }
  }
  for (const category of categories) {
    const all = [category, ...category.subcategories];
    for (const [index, { name, look }] of all.entries()) {
      const palette = await choosePalette(category.name, look, index, []);
      const backdrop = studio(palette, `${category.name}/${name}`, index * 3 + category.code.charCodeAt(0));
      const picture = index === 0 ? categoryPicture(name) : subcategoryPicture(category.name, name);
      jobs.push({
        name: picture,
        kind: 'shot',
        shot: { view: 'front', backdrop, hero: look, companions: looksOf(look) },
      });
    }
  }
  for (const seller of sellers) {
    jobs.push(
      { name: `logo/${seller.key}`, kind: 'logo', seller },
      { name: `store/${seller.key}`, kind: 'store', seller },
    );
  }
  for (const banner of banners) jobs.push({ name: `banner/${banner.key}`, kind: 'banner', banner });
  const [first] = banners;
  if (first) jobs.push({ name: 'og-shop', kind: 'social', banner: first });
  return jobs.sort((a, b) => urgency(a) - urgency(b));
}

type Seen = Pick<Shot, 'view' | 'backdrop'> & { readonly number: number; readonly rank: number };

/** The same picture of a product in each of its other colours: only the thing changes, where it stands out from the wall. */
async function inOtherColors(product: ShelvedProduct, { view, number, rank, backdrop }: Seen): Promise<Job[]> {
  const [, ...others] = product.choices?.colors ?? [];
  if (!colorViewsOf(rank, others.length).includes(view)) return [];
  return Promise.all(
    others.map(async (color): Promise<Job> => {
      const look = lookIn(product, color);
      return {
        name: colorPicture(product.key, color, number),
        kind: 'shot',
        shot: {
          view,
          backdrop: await before(backdrop, product.category, look),
          hero: look,
          companions: companionsOf({ ...product, look }, view),
        },
      };
    }),
  );
}

/** The same studio, painted anew only for what would vanish into its wall. */
async function before(backdrop: Backdrop, category: string, look: Look): Promise<Backdrop> {
  if (distance(await colorOf(look), backdrop.palette.wall[1]) >= CONTRAST) return backdrop;
  return { ...backdrop, palette: palettes[await choosePalette(category, look, 0, [])] };
}

function urgency(job: Job): number {
  if (job.kind !== 'shot') return 0;
  return job.shot.view === 'front' ? 1 : 2;
}

/** Walks through the category's palettes, passing over walls that the object would vanish into or that its like has. */
async function choosePalette(
  category: string,
  look: Look,
  turn: number,
  taken: readonly PaletteName[],
): Promise<PaletteName> {
  const choices = categoryPalettes[category] ?? ['paper'];
  const color = await colorOf(look);
  const order = choices.map((_, step) => choices[(turn + step) % choices.length] ?? 'paper');
  const clear = order.filter((name) => distance(color, palettes[name].wall[1]) >= CONTRAST);
  return clear.find((name) => !taken.includes(name)) ?? clear[0] ?? order[0] ?? 'paper';
}

const colors = new Map<string, Promise<Color>>();

function colorOf(look: Look): Promise<Color> {
  const name = JSON.stringify({ ...look, beside: [] });
  const known = colors.get(name) ?? meanColor(look);
  colors.set(name, known);
  return known;
}

function studio(palette: PaletteName, seed: string, turn: number): Backdrop {
  const setting = settings[turn % settings.length] ?? 'arch';
  return {
    palette: palettes[palette],
    setting,
    podium: pick(setting === 'panels' ? (['round', 'slab', 'stepped'] as const) : podiums, 'podium', seed, turn),
    light: fraction('light', seed, turn) < 0.5 ? 'left' : 'right',
    pattern: pick(patternNames, 'pattern', seed, turn),
  };
}

/** Food comes home in a basket and not in a parcel. */
function companionsOf({ category, look }: ShelvedProduct, view: View): readonly Look[] {
  if (view === 'boxed') return [{ object: category === 'Groceries' ? 'basket' : 'package' }];
  return view === 'close' ? [] : looksOf(look);
}

function looksOf({ beside = [] }: Look): readonly Look[] {
  return beside.map((thing) => (typeof thing === 'string' ? { object: thing } : thing));
}

function distance([red, green, blue]: Color, hex: string): number {
  const value = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return Math.hypot(red - value(1), green - value(3), blue - value(5));
}
