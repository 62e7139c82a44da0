import type { Variant } from '@oja/contract/catalogue';
import { kobo } from '@oja/domain/money/money';
import { expect, it } from 'vitest';
import { factsOfCard } from '../../features/products/product-facts.ts';
import { shownFacts } from './shown-facts.ts';

const shirt = factsOfCard({
  id: 'shirt',
  name: 'Shirt',
  brandName: null,
  price: kobo(900),
  image: null,
  rating: { average: 0, count: 0 },
  stock: 9,
  maxStock: 20,
  sellerId: 'store',
  category: 'fashion',
  color: 'Red',
  size: 'M',
  from: true,
});

it("of a card stands what the card says, its 'from' too", () => {
  expect(shownFacts(shirt, { variant: undefined, openSize: undefined })).toMatchObject({ price: 900, from: true });
});

it('while the size is open, as many are left as the largest of one variant', () => {
  const cheapest: Variant = { color: 'Red', size: 'M', price: kobo(1000), stock: 2 };
  const shown = shownFacts(
    { ...shirt, variants: [cheapest] },
    { variant: cheapest, openSize: { cheapest, from: false, stock: 5 } },
  );
  expect(shown).toMatchObject({ price: 1000, from: false, stock: 5 });
});
