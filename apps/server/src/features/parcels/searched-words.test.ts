import { expect, it } from 'vitest';
import { indexedWords, searchedWords } from './searched-words.ts';

it.each([
  ['0803 555 0142', ['8035550142']],
  ['+234 (803) 555-0142', ['8035550142']],
  ['2348035550142', ['8035550142']],
  ['+234 (0)803 555 0142', ['8035550142']],
  ['234 0803 555 0142', ['8035550142']],
  ['+234 803', ['803']],
  ['5550142', ['5550142']],
  ['0142', ['0142']],
  ['6-12', ['6-12']],
  ['12.5', ['12.5']],
  ['+2', ['+2']],
  ['ORD-1767225600000', ['1767225600000']],
  ['#1767', ['1767']],
  ['  Ọláńrewájú  gele gele ', ['Ọláńrewájú', 'gele']],
  ['6 yds', ['6', 'yds']],
  ['0', ['0']],
  ['%_\\', ['%_\\']],
  [' ', []],
])('of %j these must stand in it: %j', (typed, words) => {
  expect(searchedWords(typed)).toEqual(words);
});

it.each([
  [['a', 'gele'], ['gele']],
  [
    ['abc', 'adaobi', '1-2-3', '142'],
    ['adaobi', 'abc', '142'],
  ],
  [['a', 'bo', 'o\u0323\u0301\u0300'], []],
  [
    ['Ọlá', 'o\u0323la\u0301'],
    ['o\u0323la\u0301', 'Ọlá'],
  ],
  [['-----', '!!!', '👗👗', 'a-b_c'], []],
  [[], []],
])('of %j an index finds by %j', (words, found) => {
  expect(indexedWords(words)).toEqual(found);
});
