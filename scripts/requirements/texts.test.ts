import { describe, expect, it } from 'vitest';
import { findTexts, plainSource } from './find-texts.ts';
import { readDocument, readProduct, readTests } from './read-files.ts';
import { readRequirements } from './read-requirements.ts';
import { readTexts } from './read-texts.ts';

const texts = readTexts(await readDocument('texts.tsv'));
const found = findTexts(texts, await readProduct(), await readTests());

describe('the texts of the specification', () => {
  it('are 136, each of a requirement', async () => {
    const ids = new Set(readRequirements(await readDocument('requirements.md')).map(({ id }) => id));
    expect(texts).toHaveLength(136);
    expect(texts.flatMap((text) => text.ids).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('stand in the product letter for letter, or what was decided instead', () => {
    const lost = found.filter(({ sources }) => sources.includes(undefined)).map(({ text }) => text.shown);
    expect(lost).toEqual([]);
  });

  it('are each held by a test of a requirement that names them', () => {
    const unproven = found.filter(({ tests }) => tests.length === 0);
    expect(unproven.map(({ text }) => `${text.ids}: ${text.text}`)).toEqual([]);
  });
});

describe('findTexts', () => {
  const text = (shown: string) => ({ text: shown, where: '', ids: ['A-1'], shown: [shown] });
  const file = (content: string) => [{ file: 'a.ts', content: plainSource(content), ids: new Set(['A-1']) }];
  const finds = (shown: string, content: string) =>
    findTexts([text(shown)], file(content), file(content)).every(
      ({ sources, tests }) => sources[0] === 'a.ts' && tests.length === 1,
    );

  it.each([
    ['Error', "heading('Error')"],
    ["It doesn't exist.", "say('It doesn\\'t exist.')"],
    ['No products available', '<p>\n  No products\n  available\n</p>'],
    ['Only {n} left of {name}.', "'Only 3 left of Shoes.'"],
    ['(rate-limited)', "'Waiting... (rate-limited)'"],
  ])('finds %s in %s', (shown, content) => {
    expect(finds(shown, content)).toBe(true);
  });

  it.each([
    ['Error', 'class ErrorBoundary'],
    ['Add to Cart', "'Add to cart'"],
    ['Only {n} left of {name}.', "'Just 3 left of Shoes.'"],
  ])('does not find %s in %s', (shown, content) => {
    expect(finds(shown, content)).toBe(false);
  });

  it('takes no test that names another requirement', () => {
    const [only] = findTexts([text('Error')], [], [{ ...file("'Error'")[0], ids: new Set(['B-1']) } as never]);
    expect(only?.tests).toEqual([]);
  });
});
