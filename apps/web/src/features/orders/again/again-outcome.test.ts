import { describe, expect, it } from 'vitest';
import { againOutcome } from './again-outcome.ts';

const item = (name: string, quantity = 1, selectedColor = '') => ({
  id: name,
  name,
  quantity,
  selectedColor,
  selectedSize: '',
});
const offered = (name: string, selectedColor = '', discontinued = false) => ({
  productId: name,
  selectedColor,
  selectedSize: '',
  discontinued,
});
const inCart = (name: string, quantity = 1, selectedColor = '') => ({
  productId: name,
  selectedColor,
  selectedSize: '',
  quantity,
  boundBy: 'stock' as const,
});

describe('what became of the goods of an order', () => {
  it('says nothing when all are in the cart, in whatever quantity beyond what was ordered [ORD-21]', () => {
    const quote = { lines: [offered('Gele'), offered('Radio', 'Red')], lowered: [] };
    const cart = { lines: [inCart('Radio', 5, 'Red'), inCart('Gele'), inCart('Other')] };
    expect(againOutcome([item('Gele'), item('Radio', 2, 'Red')], quote, cart)).toEqual({
      there: 2,
      words: '',
      lowered: [],
    });
  });

  it('names what is not there by its reason, another colour of the same product, too [ORD-21]', () => {
    const items = ['Gele', 'Lamp', 'Radio', 'Soap', 'Drum'].map((name) => item(name));
    const quote = {
      lines: [offered('Gele'), offered('Soap', '', true), offered('Drum')],
      lowered: [{ name: 'Radio', quantity: 0, boundBy: 'stock' as const }],
    };
    const cart = { lines: [inCart('Gele'), inCart('Lamp', 1, 'Red')] };
    expect(againOutcome(items, quote, cart).words).toBe(
      '1 of 5 are in your cart. No longer sold: Lamp. Sold out: Radio. On holiday: Soap. No room for: Drum.',
    );
  });

  it('does not call there what stood in the cart and cannot be bought [ORD-21]', () => {
    const quote = { lines: [offered('Soap', '', true)], lowered: [] };
    const outcome = againOutcome([item('Soap', 2)], quote, { lines: [inCart('Soap')] });
    expect(outcome).toEqual({ there: 0, words: '0 of 1 are in your cart. On holiday: Soap.', lowered: [] });
  });

  it('tells of which there is less than was ordered [ORD-21]', () => {
    const quote = { lines: [offered('Gele')], lowered: [{ name: 'Gele', quantity: 2, boundBy: 'stock' as const }] };
    expect(againOutcome([item('Gele', 3)], quote, { lines: [inCart('Gele', 2)] })).toEqual({
      there: 1,
      words: '',
      lowered: [{ name: 'Gele', quantity: 2, boundBy: 'stock' }],
    });
  });
});
