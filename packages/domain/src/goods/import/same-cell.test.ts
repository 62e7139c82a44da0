import { describe, expect, it } from 'vitest';
import type { ProductColumn } from '../product-columns.ts';
import { isSameCell } from './same-cell.ts';

describe('two texts of a column', () => {
  it.each<[ProductColumn, string, string]>([
    ['price', '12,000', '12000.00'],
    ['price', '₦12k', '12000'],
    ['sale_price', '10,500.50', '10500.5'],
    ['count', '1,000', '1000'],
    ['count', '12,000', '12000'],
    ['count', '1,000,000', '1000000'],
    ['low_at', '10.0', '10'],
    ['weight_kg', '0.50', '0.5'],
    ['length_cm', '30.0', '30'],
    ['width_cm', '20.0', '20'],
    ['height_cm', '10.0', '10'],
    ['status', 'Live ', 'live'],
    ['category', 'fabric', 'Fabric'],
    ['tags', 'ankara,  wax', 'ankara, wax'],
    ['tags', 'ankara ,wax,', 'ankara, wax'],
    ['returns_days', '7', '7 days'],
    ['returns_days', 'Not on\rlace', 'Not on\nlace'],
    ['description', 'Two\rlines', 'Two\nlines'],
    ['description', 'Two\r\nlines ', 'Two\nlines'],
    ['name', 'Ankara  wax', 'Ankara wax'],
    ['pictures', 'A.jpg; b.jpg', 'a.jpg b.JPG'],
  ])('say the same: %s %s and %s', (column, one, other) => {
    expect(isSameCell(column, one, other)).toBe(true);
  });

  it.each<[ProductColumn, string, string]>([
    ['price', '12.000,5', '12000.5'],
    ['price', '12,000', '12,001'],
    ['count', '10', ''],
    ['color', 'red', 'Red'],
    ['name', 'Ankara', 'ankara'],
    ['pictures', 'a.jpg b.jpg', 'b.jpg a.jpg'],
    ['pictures', 'ab c', 'a bc'],
    ['tags', 'ab, c', 'a, bc'],
    ['description', 'Two\nlines', 'Two lines'],
    ['returns_days', 'within 7', 'within 7 days'],
    ['weight_kg', '1e3', '1000'],
  ])('say different things: %s %s and %s', (column, one, other) => {
    expect(isSameCell(column, one, other)).toBe(false);
  });
});
