import { describe, expect, it } from 'vitest';
import type { ProductColumn } from '../product-columns.ts';
import { isSameCell } from './same-cell.ts';

describe('two texts of a column', () => {
  it.each<[ProductColumn, string, string]>([
    ['price', '12,000', '12000.00'],
    ['price', '₦12k', '12000'],
    ['sale_price', '10,500.50', '10500.5'],
    ['count', '1,000', '1000'],
    ['weight_kg', '0.50', '0.5'],
    ['status', 'Live ', 'live'],
    ['category', 'fabric', 'Fabric'],
    ['tags', 'ankara,  wax', 'ankara, wax'],
    ['returns_days', '7', '7 days'],
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
    ['weight_kg', '1e3', '1000'],
  ])('say different things: %s %s and %s', (column, one, other) => {
    expect(isSameCell(column, one, other)).toBe(false);
  });
});
