import { banners } from '../data/banners.ts';
import { byPopularity, categories, products, type ShelvedProduct, sellers } from '../data/catalogue.ts';
import { type GoodLook, lookIn } from '../data/color-looks.ts';
import type { DemoSeller } from '../data/types.ts';
import { heroes, type Place } from './heroes.ts';
import {
  categoryPicture,
  colorPicture,
  colorViewsOf,
  isLarge,
  productPicture,
  subcategoryPicture,
  type View,
  viewsOf,
} from './names.ts';
import { papers } from './papers.ts';

/** What the studio sets out and how it is seen; two equal scenes give equal pictures. */
export type Scene = {
  /** Keys of products and how they look. Three in a square are a group, the tallest behind; others a row, the first in the middle. */
  readonly goods: readonly { readonly good: string; readonly look: GoodLook }[];
  readonly view: View;
  /** Pixels, each by 16. */
  readonly width: number;
  readonly height: number;
  readonly paper: string;
  /** Part of the frame that the goods may fill, across and up, and where their middle comes; the view's own otherwise. */
  readonly room?: readonly [number, number];
  readonly centre?: readonly [number, number];
  /** In a row, none covers another. */
  readonly apart?: boolean;
  /** Where each good stands; then they are cut out, with their shadow, and there is no paper. */
  readonly places?: readonly Place[];
  /** More than usual, where edges are seen against any ground. */
  readonly samples?: number;
};

/** One picture to be made. `name` says what it shows and is how the loader asks for it. */
export type Job =
  | { readonly name: string; readonly kind: 'goods' | 'store'; readonly scene: Scene }
  /** `upright` is the same for a phone. */
  | { readonly name: string; readonly kind: 'banner'; readonly scene: Scene; readonly upright: Scene }
  | { readonly name: string; readonly kind: 'logo'; readonly seller: DemoSeller };

const SQUARE = 640;
const LARGE_SQUARE = 1280;
/** Fashion is shown three to four, and what stands beside it in a row, too: its sides are cut. */
const uprightRoom = [0.64, 0.8] as const;
/** Of other goods those that are wide, and often beside it. */
const besideFashion: ReadonlySet<string> = new Set(['wireless-earbuds']);
const STORE_SHOWS = 5;

const byKey = new Map(products.map((product) => [product.key, product]));

/** Every picture of the shop, what every visitor sees first. */
export function planPictures(): Job[] {
  const jobs: Job[] = [];
  for (const { key, backgroundColor, shows } of banners) {
    const { wide, upright } = heroes[key] ?? {};
    if (!wide || !upright) throw new RangeError(`Nothing says where the goods of the banner ${key} stand.`);
    const scene = { goods: shows.map(shown), paper: backgroundColor, samples: 10, centre: [0.5, 0.5] as const };
    jobs.push({
      name: `banner/${key}`,
      kind: 'banner',
      scene: { ...frame(1280, 960), ...scene, room: [0.9, 0.88], places: wide },
      upright: { ...frame(768, 704), ...scene, room: [0.92, 0.91], places: upright },
    });
  }
  for (const { name, shows, subcategories } of categories) {
    jobs.push({ name: categoryPicture(name), kind: 'goods', scene: { ...stillLife(name, shows), ...underName } });
    for (const sub of subcategories)
      jobs.push({ name: subcategoryPicture(name, sub.name), kind: 'goods', scene: stillLife(name, sub.shows) });
  }
  const popular = byPopularity();
  for (const seller of sellers) {
    const best = popular.filter(({ shelf }) => shelf.by === seller.key).slice(0, STORE_SHOWS);
    jobs.push(
      { name: `logo/${seller.key}`, kind: 'logo', seller },
      {
        name: `store/${seller.key}`,
        kind: 'store',
        scene: {
          ...frame(1920, 480),
          goods: best.map(({ key }) => shown(key)),
          paper: seller.colors[0],
          // Whole in what any screen shows of it, and beside the logo that lies over its left end.
          room: [0.74, 0.64],
          centre: [0.56, 0.5],
          apart: true,
        },
      },
    );
  }
  const views = popular.flatMap((product, rank) => viewsOfProduct(product, rank));
  const front = ({ scene }: { scene: Scene }) => scene.view === 'front';
  return [...jobs, ...views.filter(front), ...views.filter((job) => !front(job))];
}

function viewsOfProduct(product: ShelvedProduct, rank: number) {
  const [first, ...others] = product.choices?.colors ?? [undefined];
  const seen = (name: string, view: View, color: string | undefined) => ({
    name,
    kind: 'goods' as const,
    scene: {
      ...(isLarge(rank, product, view) ? frame(LARGE_SQUARE, LARGE_SQUARE) : frame(SQUARE, SQUARE)),
      view,
      goods: [{ good: product.key, look: lookIn(product, color) }],
      paper: paperOf(product.category),
      ...(isUpright(product) && view !== 'close' && { room: uprightRoom }),
    },
  });
  return [
    ...viewsOf(rank, product).map((view, number) => seen(productPicture(product.key, number), view, first)),
    ...others.flatMap((color) =>
      colorViewsOf(rank, product, others.length).map((view, number) =>
        seen(colorPicture(product.key, color ?? '', number), view, color),
      ),
    ),
  ];
}

function isUpright({ key, category }: ShelvedProduct): boolean {
  return category === 'Fashion' || besideFashion.has(key);
}

/** The tile of a category may be cut to 4:5 or 4:3, and its name stands at its foot. */
const underName = { room: [0.78, 0.58], centre: [0.5, 0.55] } as const;

function stillLife(category: string, shows: readonly string[]): Scene {
  const room = { room: [0.86, 0.76], centre: [0.5, 0.49] } as const;
  return { ...frame(SQUARE, SQUARE), goods: shows.map(shown), paper: paperOf(category), ...room };
}

/** A product in its first colour. @throws RangeError for a key that is not in the shop */
function shown(key: string) {
  const product = byKey.get(key);
  if (!product) throw new RangeError(`No product has the key ${key}.`);
  return { good: key, look: lookIn(product, product.choices?.colors?.[0]) };
}

function frame(width: number, height: number) {
  return { view: 'front' as const, width, height };
}

function paperOf(category: string): string {
  const paper = papers[category];
  if (!paper) throw new RangeError(`Nothing says which paper ${category} stands on.`);
  return paper;
}
