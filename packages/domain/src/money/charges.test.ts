import { describe, expect, it } from 'vitest';
import { addedBy, asCharges, type Charge, chargeWords, sumsOf } from './charges.ts';
import { kobo } from './money.ts';

const charge = (kind: Charge['kind'], amount: number, included = false): Charge => ({
  kind,
  amount: kobo(amount),
  included,
});

describe('charges', () => {
  const charges = [charge('shipping', 1000), charge('shipping', 500), charge('tax', 75), charge('tax', 30, true)];

  it('add up, all of them or those of a kind; what the prices contain is not added', () => {
    expect(addedBy(charges)).toBe(1575);
    expect(addedBy(charges, 'shipping')).toBe(1500);
    expect(addedBy(charges, 'tax')).toBe(75);
    expect(addedBy([])).toBe(0);
  });

  it('lower the total where they are taken off', () => {
    expect(addedBy([...charges, charge('shipping', -1500)])).toBe(75);
  });

  it('are sums by their kind, and sums are charges', () => {
    expect(sumsOf(charges)).toEqual({ shipping: 1500, tax: 75 });
    expect(asCharges({ shipping: kobo(1500), tax: kobo(75) })).toEqual([charge('shipping', 1500), charge('tax', 75)]);
  });

  it('read as money, and shipping that costs nothing as free', () => {
    expect(charges.map(chargeWords)).toEqual(['₦10.00', '₦5.00', '₦0.75', '₦0.30']);
    expect([charge('shipping', 0), charge('tax', 0)].map(chargeWords)).toEqual(['Free', '₦0.00']);
  });
});
