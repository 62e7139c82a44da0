import { readFileSync } from 'node:fs';
import { parseSynonyms } from '@oja/domain/goods/synonyms';
import { slugOf } from '@oja/domain/text/slug';
import { describe, expect, it } from 'vitest';
import { categories } from './catalogue.ts';

const file = new URL('../../content/search/synonyms.txt', import.meta.url);
const synonyms = parseSynonyms(readFileSync(file, 'utf8'));

describe("the shop's synonyms", () => {
  it('are at least 120 words', () => {
    expect(synonyms.size).toBeGreaterThanOrEqual(120);
  });

  it('name aisles that the demo has', () => {
    const aisles = categories.flatMap(({ subcategories }) => subcategories.map(({ name }) => slugOf(name)));
    expect([...new Set(aisles)]).toEqual(aisles);
    const named = [...synonyms.values()].flatMap(({ aisle }) => aisle ?? []);
    expect(named.length).toBeGreaterThan(20);
    for (const aisle of named) expect(aisles).toContain(aisle);
  });

  it('lead no word to itself, nor to its own plural', () => {
    const toThemselves = [...synonyms].flatMap(([word, { means, also }]) =>
      [...means, ...also].filter((other) => [word, `${word}s`, `${word}es`].includes(other)),
    );
    expect(toThemselves).toEqual([]);
  });

  it('have one entry for a word and its plural', () => {
    expect([...synonyms.keys()].filter((word) => synonyms.has(`${word}s`))).toEqual([]);
  });
});
