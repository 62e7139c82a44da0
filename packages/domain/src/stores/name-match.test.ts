import { expect, it } from 'vitest';
import { nameMatch } from './name-match.ts';

it.each([
  ['the same words', 'OKAFOR ADAEZE', ['Adaeze Okafor'], 'same'],
  ['marks of Yorùbá and a hooked letter', 'ADEBAYO OLUFEMI DANJUMA', ['Adébáyọ̀ Olúfẹ́mi Ɗanjuma'], 'same'],
  ['a title that the bank writes', 'MRS OKAFOR, ADAEZE', ['Adaeze Okafor'], 'same'],
  ['a form of company that the bank leaves out', 'AMAKAS CLOTH', ["Amaka's Cloth Ltd"], 'same'],
  [
    'the name of the business where the owner has another',
    'IYA BASIRA FOODS',
    ['Basira Bello', 'Iya Basira Foods'],
    'same',
  ],
  ['a middle name', 'OKAFOR ADAEZE CHIOMA', ['Adaeze Okafor'], 'alike'],
  ['an initial', 'OKAFOR A', ['Adaeze Okafor'], 'alike'],
  ['another first name', 'OKAFOR CHINEDU', ['Adaeze Okafor'], 'different'],
  ['another initial', 'OKAFOR C', ['Adaeze Okafor'], 'different'],
  ['a letter in common', 'A BELLO', ['A Okafor'], 'different'],
  ['somebody else', 'SALAMI FATIMA', ['Adaeze Okafor', "Amaka's Cloth"], 'different'],
  ['no word at all', '---', ['Adaeze Okafor'], 'different'],
  ['no name to compare with', 'OKAFOR ADAEZE', ['', 'Ltd'], 'different'],
  ['a title and nothing else in common', 'MRS SALAMI', ['Mrs Okafor'], 'different'],
] as const)('%s: %s of %j is %s', (_, holder, names, match) => {
  expect(nameMatch(holder, names)).toBe(match);
});
