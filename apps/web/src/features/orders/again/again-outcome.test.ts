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
const inCart = (name: string, selectedColor = '') => ({ productId: name, selectedColor, selectedSize: '' });

describe('what became of the goods of an order', () => {
  it('says nothing when the cart took all [ORD-21]', () => {
    const quote = { lines: [offered('Gele'), offered('Radio', 'Red')], lowered: [] };
    const cart = { lines: [inCart('Radio', 'Red'), inCart('Gele'), inCart('Other')], lowered: [] };
    expect(againOutcome([item('Gele'), item('Radio', 2, 'Red')], quote, cart)).toEqual({
      there: 2,
      words: '',
      lowered: [],
    });
  });

  it('names what is not there by its reason, another colour of the same product, too [ORD-21]', () => {
    const items = [item('Gele'), item('Lamp', 1, 'Blue'), ...['Radio', 'Soap', 'Drum'].map((name) => item(name))];
    const quote = {
      lines: [offered('Gele'), offered('Soap', '', true), offered('Drum')],
      lowered: [{ name: 'Radio', quantity: 0, boundBy: 'stock' as const }],
    };
    const cart = { lines: [inCart('Gele'), inCart('Lamp', 'Red')], lowered: [] };
    expect(againOutcome(items, quote, cart).words).toBe(
      '1 of 5 are in your cart. No longer sold: Lamp (Blue). Sold out: Radio. On holiday: Soap. No room for: Drum.',
    );
  });

  it('does not call there what stood in the cart and cannot be bought [ORD-21]', () => {
    const quote = { lines: [offered('Soap', '', true)], lowered: [] };
    const outcome = againOutcome([item('Soap', 2)], quote, { lines: [inCart('Soap')], lowered: [] });
    expect(outcome).toEqual({ there: 0, words: '0 of 1 are in your cart. On holiday: Soap.', lowered: [] });
  });

  it('tells of which the cart could not take all, also where it had as many as there are [ORD-21]', () => {
    const lowered = [{ name: 'Gele', quantity: 5, boundBy: 'stock' as const }];
    const cart = {
      lines: [inCart('Gele')],
      lowered: [...lowered, { name: 'Drum', quantity: 0, boundBy: 'worth' as const }],
    };
    const quote = { lines: [offered('Gele'), offered('Drum')], lowered: [] };
    expect(againOutcome([item('Gele', 2), item('Drum')], quote, cart)).toEqual({
      there: 1,
      words: '1 of 2 are in your cart. No room for: Drum.',
      lowered,
    });
  });
});
