import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openValues } from '../apps/server/src/features/content/placeholders.ts';
import { contentFolder, readContent, type WrittenContent } from '../apps/server/src/features/content/read-content.ts';
import { readConfig } from '../apps/server/src/settings/config.ts';
import { splitPlace } from '../apps/web/src/lib/routing/hash-place.ts';
import { matchPath } from '../apps/web/src/lib/routing/paths.ts';
import { specifiedPolicy } from '../packages/domain/src/money/pricing.ts';

const pictures = path.join(import.meta.dirname, '../demo/pictures/files');
const hasPicture = async (key: string) => existsSync(path.join(pictures, `${key}-640.webp`));

let content: WrittenContent;
let files: { file: string; text: string }[];

beforeAll(async () => {
  content = await readContent({ hasPicture });
  const names = (await readdir(contentFolder, { recursive: true })).filter((name) => name.endsWith('.md'));
  files = await Promise.all(
    names.map(async (file) => ({ file, text: await readFile(path.join(contentFolder, file), 'utf8') })),
  );
});

/** Every text of a tree that stands under a name: all the `href`s. */
function valuesOf(tree: unknown, name: string): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === name && typeof value === 'string' ? [value] : valuesOf(value, name),
  );
}

describe('what is written', () => {
  it('is all there: eight pages, forty questions, six articles', () => {
    expect(content.pages.map(({ slug }) => slug)).toEqual([
      'about',
      'careers',
      'privacy',
      'return-policy',
      'sell',
      'selling-terms',
      'shipping',
      'terms',
    ]);
    expect(content.topics.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(40);
    expect(content.topics.map(({ slug }) => slug)).toEqual([
      'ordering',
      'payment',
      'store-credit',
      'delivery',
      'returns',
      'account',
      'selling',
      'safety',
      'data-use',
    ]);
    expect(content.articles.length).toBeGreaterThanOrEqual(6);
    expect(files).toHaveLength(content.pages.length + content.topics.length + content.articles.length);
  });

  it('asks no question twice', () => {
    const slugs = content.topics.flatMap(({ questions }) => questions.map(({ slug }) => slug));
    expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
  });

  it('leads only to addresses of the shop that exist', () => {
    const links = valuesOf(content, 'href').filter((href) => href.startsWith('#'));
    expect(links.length).toBeGreaterThan(30);
    const articles = content.articles.map(({ article }) => article.slug);
    for (const link of links) {
      const match = matchPath(splitPlace(link.slice(1)).path);
      expect(match, link).not.toBeNull();
      if (match?.name === 'article') expect(articles, link).toContain(match.params.slug);
    }
  });

  it('leaves open only what the server fills in', () => {
    const known = Object.keys(openValues(readConfig({ DEMO: '1' }), specifiedPolicy));
    const open = files.flatMap(({ file, text }) =>
      [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => [file, name]),
    );
    expect(open.length).toBeGreaterThan(10);
    for (const [file, name] of open) expect(known, file).toContain(name);
  });

  it('states no figure that is a setting', () => {
    for (const { file, text } of files) {
      expect(text.match(/₦(50|10)(\.00)?\b(?!,)/g), file).toBeNull();
      expect(text.match(/help@oja|\+234/g), file).toBeNull();
    }
  });

  it('writes the brand as it is written', () => {
    for (const { file, text } of files) {
      expect(text.match(/\b(?:Oja|OJA|Ojà|Ọja|ọjà|OJÀ)\b/gu), file).toBeNull();
    }
  });

  it('spells as Nigeria does', () => {
    const american = /\b(?:color|center|favorite|catalog|organiz\w*|recogniz\w*|canceled|traveled|gray)\b/gi;
    for (const { file, text } of files) {
      const prose = text.replace(/^ {2}color:.*$/m, '').replaceAll('#/favourites', '');
      expect(prose.match(american), file).toBeNull();
    }
  });

  it('is dated in order, and not in the future of its release', () => {
    const dates = content.articles.map(({ article }) => article.published);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const date of [...dates, ...content.pages.map(({ updated }) => updated)]) expect(date).toMatch(/^2026-/);
  });

  it('has articles of 400 to 900 words, each with a picture that exists', async () => {
    for (const { file, text } of files.filter((each) => each.file.startsWith('blog'))) {
      const words = text.split(/^---$/m)[2]?.split(/\s+/).length ?? 0;
      expect(words, file).toBeGreaterThanOrEqual(400);
      expect(words, file).toBeLessThanOrEqual(900);
    }
    for (const { article } of content.articles) expect(article.picture, article.slug).not.toBeNull();
  });
});
