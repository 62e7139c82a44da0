import { expect, it } from 'vitest';
import { amountCell } from './amount-cell.ts';

it.each([
  [1_200_000, '12000.00'],
  [5, '0.05'],
  [0, '0.00'],
  [-630_050, '-6300.50'],
])('writes %i kobo as %s', (kobo, cell) => expect(amountCell(kobo)).toBe(cell));
