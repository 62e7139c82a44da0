import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Limits,
  largeLimit,
  pictureLimits,
  pictureWidths,
} from '../../apps/server/src/platform/pictures/encode-picture.ts';
import { banners } from '../data/banners.ts';
import { byPopularity, categories, products, sellers } from '../data/catalogue.ts';
import { bannerLimits, bannerWidths, filesFolder, storeWidths, uprightWidths } from './encode.ts';
import { readManifest } from './manifest.ts';
import { categoryPicture, colorPicture, colorViewsOf, productPicture, subcategoryPicture, viewsOf } from './names.ts';

const manifest = readManifest();
const files = new Map(readdirSync(filesFolder).map((file) => [file, statSync(new URL(file, filesFolder)).size]));

const ofProducts = byPopularity().flatMap((product, rank) => {
  const { key, choices } = product;
  const [, ...others] = choices?.colors ?? [];
  return [
    ...viewsOf(rank, product).map((_, number) => productPicture(key, number)),
    ...others.flatMap((color) =>
      colorViewsOf(rank, product, others.length).map((_, number) => colorPicture(key, color, number)),
    ),
  ];
});
const ofCategories = categories.flatMap(({ name, subcategories }) => [
  categoryPicture(name),
  ...subcategories.map((sub) => subcategoryPicture(name, sub.name)),
]);
const square = [...ofProducts, ...ofCategories, ...sellers.map(({ key }) => `logo/${key}`)];
const wide = banners.map(({ key }) => `banner/${key}`);
const stores = sellers.map(({ key }) => `store/${key}`);

describe('the demo pictures', () => {
  it('are all there, at every width in AVIF and WebP, under names that end in a content hash', () => {
    for (const name of square) expect(missing(name, pictureWidths), name).toEqual([]);
    for (const name of wide) expect(missing(name, [...uprightWidths, ...bannerWidths]), name).toEqual([]);
    for (const name of stores) expect(missing(name, storeWidths), name).toEqual([]);
  });

  it('are large of the fronts of the 60 best sellers and of what is of paper, as AVIF alone', () => {
    const large = byPopularity().flatMap(({ key, choices, goods }, rank) => {
      const [, ...others] = choices?.colors ?? [];
      return rank < 60 || goods.kind === 'paper'
        ? [productPicture(key, 0), ...others.map((color) => colorPicture(key, color, 0))]
        : [];
    });
    expect(large.length).toBeGreaterThan(60);
    const named = Object.entries(manifest).filter(([, { widest }]) => widest !== undefined);
    expect(named.map(([name]) => name).sort()).toEqual(large.sort());
    for (const [name, { key, widest }] of named) {
      expect(widest, name).toBe(1280);
      expect(files.get(`${key}-1280.avif`), name).toBeLessThanOrEqual(largeLimit * SLACK);
      expect(files.has(`${key}-1280.webp`), name).toBe(false);
    }
  });

  it('are at least three for each of the 150 best sellers, one for the others, and two where there is much to read', () => {
    const [gown, planner] = ['clothes', 'paper'].map((kind) => products.find(({ goods }) => goods.kind === kind));
    if (!gown || !planner) throw new Error('The shop sells neither clothes nor paper.');
    for (const product of [gown, planner]) expect(viewsOf(149, product).length).toBeGreaterThanOrEqual(3);
    expect(viewsOf(150, gown)).toEqual(['front']);
    expect(viewsOf(150, planner)).toEqual(['front', 'close']);
  });

  it('carry the colour that fills the frame until they come', () => {
    for (const [name, { color }] of Object.entries(manifest)) expect(color, name).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('are light: few kilobytes each, 30 MB together', () => {
    for (const name of ofProducts) expect(heavy(name, pictureLimits), name).toEqual([]);
    for (const { key } of banners) expect(heavy(`banner/${key}`, bannerLimits), key).toEqual([]);
    expect([...files.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000_000);
  });

  it('leave nothing behind that no product shows', () => {
    const keys = new Set(Object.values(manifest).map(({ key }) => key));
    expect([...files.keys()].filter((file) => !keys.has(file.replace(/-\d+\.(avif|webp)$/, '')))).toEqual([]);
    expect(Object.keys(manifest).sort()).toEqual([...square, ...wide, ...stores].sort());
  });
});

function missing(name: string, widths: readonly number[]): string[] {
  const key = manifest[name]?.key ?? 'no key';
  const wanted = widths.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]);
  return wanted.filter((file) => !files.has(file) || !/\.[0-9a-f]{8}-\d+\.(avif|webp)$/.test(file));
}

function heavy(name: string, limits: Limits): string[] {
  const avifs = Object.entries(limits).map(([width, limit]) => ({
    file: `${manifest[name]?.key}-${width}.avif`,
    limit: limit ?? 0,
  }));
  return avifs.filter(({ file, limit }) => (files.get(file) ?? 0) > limit * SLACK).map(({ file }) => file);
}

/** The encoder stops lowering the quality before a very busy cloth turns to mud. */
const SLACK = 1.1;
