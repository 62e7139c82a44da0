import { describe, expect, it } from 'vitest';
import { readTypedPrices } from './typed-prices.ts';

describe('readTypedPrices', () => {
  it.each([
    ['power bank under 20k', 'power bank', undefined, 20_000],
    ['below ₦5,000 shoes', 'shoes', undefined, 5000],
    ['rice under N50,000', 'rice', undefined, 50_000],
    ['laptop less than 350 thousand naira', 'laptop', undefined, 350_000],
    ['generator <= 1.5m', 'generator', undefined, 1_500_000],
    ['gown 10k-20k', 'gown', 10_000, 20_000],
    ['gown 10k – 20k', 'gown', 10_000, 20_000],
    ['gown 20k-10k', 'gown', 10_000, 20_000],
    ['phone from 100 to 200k', 'phone', 100_000, 200_000],
    ['phone between 100,000 and 200,000', 'phone', 100_000, 200_000],
    ['shoes 5000-10000', 'shoes', 5000, 10_000],
    ['wig above 15k', 'wig', 15_000, undefined],
    ['fan over 10k under 30k', 'fan', 10_000, 30_000],
    ['under 20K', '', undefined, 20_000],
    ['MAX 7.5k bag', 'bag', undefined, 7500],
    ['cap between 400 and 600', 'cap', 400, 600],
    ['cap ₦400-₦600', 'cap', 400, 600],
    ['cap 400-600 naira', 'cap', 400, 600],
    ['cap 0.4k-600', 'cap', 400, 600],
    ['shoes 1000-2000', 'shoes', 1000, 2000],
    ['cap from 1 to 2 thousand', 'cap', 1000, 2000],
    ['house under 1.5 million', 'house', undefined, 1_500_000],
    ['sweets under 100', 'sweets', undefined, 100],
    ['house under 1000m', 'house', undefined, 1_000_000_000],
    ['red  bag   under 5k', 'red bag', undefined, 5000],
  ])('reads %s', (text, rest, min, max) => {
    const read = readTypedPrices(text);
    expect([read.rest, read.min, read.max]).toEqual([
      rest,
      min === undefined ? undefined : min * 100,
      max === undefined ? undefined : max * 100,
    ]);
  });

  it.each([
    'red gown 14',
    'phone 128gb',
    'toys under 3 years',
    'film under 18',
    'shoes 40-45',
    'cap 999-1500',
    'cap 400-600',
    'sweets under 99',
    'house under 1001m',
    'cap between 40 and 600',
    'house between 5k and 2000m',
    'plunder 5000',
    'clothes 6-12 months',
    'power bank 10000-20000 mah',
    'power bank 10000-20000mah',
    'generator over 5kva',
    'cable under 100 m',
    'tecno spark 20',
    'iphone 13',
    '20k',
    'undergarment 5000',
    'blouse 12,000',
  ])('takes no number for a price: %s', (text) => {
    expect(readTypedPrices(text)).toEqual({ rest: text });
  });
});
