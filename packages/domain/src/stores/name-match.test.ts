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
  ['the same words twice', 'BELLO BELLO ADA', ['Ada Bello'], 'same'],
  ['blanks and hyphens around', ' -BELLO- ADA. ', ['Ada-Bello'], 'same'],
  ['the same short words', 'ED BO', ['Bo Ed'], 'same'],
  ['the same letters in other words', 'ADA OKAFOR', ['Adaoka For'], 'different'],
  [
    'a name that is the same after one that is alike',
    'OKAFOR ADAEZE',
    ['Okafor Adaeze Chioma', 'Okafor Adaeze'],
    'same',
  ],
  ['a name that is alike after one that is different', 'OKAFOR A', ['Amaka Bello', 'Adaeze Okafor'], 'alike'],
  ['a middle name', 'OKAFOR ADAEZE CHIOMA', ['Adaeze Okafor'], 'alike'],
  ['two names of three letters', 'ADA OBI', ['Ada Obi Chioma'], 'alike'],
  ['one name of three letters and an initial', 'OBI A', ['Adaeze Obi'], 'alike'],
  ['an initial', 'OKAFOR A', ['Adaeze Okafor'], 'alike'],
  ['an initial beside a middle name', 'OKAFOR A CHIOMA', ['Adaeze Okafor'], 'alike'],
  ['an initial of one of two names', 'OKAFOR A', ['Chioma Adaeze Okafor'], 'alike'],
  ['an initial that the store writes', 'OKAFOR ADAEZE', ['A. Okafor'], 'alike'],
  ['another first name', 'OKAFOR CHINEDU', ['Adaeze Okafor'], 'different'],
  ['another first name with the same initial', 'OKAFOR AMAKA', ['Adaeze Okafor'], 'different'],
  ['an initial of the name in common', 'OKAFOR O', ['Adaeze Okafor'], 'different'],
  ['one name and no other', 'OKAFOR', ['Adaeze Okafor'], 'different'],
  ['syllables in common', 'AL BO OKAFOR', ['Al Bo Bello'], 'different'],
  ['a syllable in common and an initial', 'BO A', ['Adaeze Bo'], 'different'],
  ['another initial', 'OKAFOR C', ['Adaeze Okafor'], 'different'],
  ['a letter in common', 'A BELLO', ['A Okafor'], 'different'],
  ['somebody else', 'SALAMI FATIMA', ['Adaeze Okafor', "Amaka's Cloth"], 'different'],
  ['no word at all', '---', ['Adaeze Okafor'], 'different'],
  ['no word on either side', '---', ['Ltd', ''], 'different'],
  ['no names at all', 'OKAFOR ADAEZE', [], 'different'],
  ['no name to compare with', 'OKAFOR ADAEZE', ['', 'Ltd'], 'different'],
  ['a title and nothing else in common', 'MRS SALAMI', ['Mrs Okafor'], 'different'],
] as const)('%s: %s of %j is %s', (_, holder, names, match) => {
  expect(nameMatch(holder, names)).toBe(match);
});
