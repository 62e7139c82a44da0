import { describe, expect, it } from 'vitest';
import { compareNames, plainLetters } from './plain-letters.ts';

describe('plainLetters', () => {
  it.each([
    ['Adìrẹ', 'adire'],
    ['Ƙofar Ɗan Ɓauna Ƴar', 'kofar dan bauna yar'],
    ['Ma’aikata', "ma'aikata"],
    ['İstanbul', 'istanbul'],
    ['日本 ok', '日本 ok'],
    ['ŋɛ øl łó đa ða ħa þa ıß æon œuf', 'ne ol lo da da ha tha iss aeon oeuf'],
    ['‘ʼ’', "'''"],
  ])('%s is %s', (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });
});

describe('compareNames', () => {
  it('ignores case and marks, then settles ties the same way everywhere', () => {
    expect(['ṣola', 'Zara', 'ada', 'Sola', 'Ẹbun', 'fan'].sort(compareNames)).toEqual([
      'ada',
      'Ẹbun',
      'fan',
      'Sola',
      'ṣola',
      'Zara',
    ]);
    expect(compareNames('Ada', 'Ada')).toBe(0);
  });
});
