import { formLimits } from '@oja/domain/goods/product-form';
import { expect, it } from 'vitest';
import { products } from '../data/catalogue.ts';
import { imagesOf } from './catalogue-rows.ts';

const coloured = products.filter(({ choices }) => choices?.colors?.length);

it('each colour that the demo offers has a picture that names it, the first picture the first colour', () => {
  expect(coloured.length).toBeGreaterThan(70);
  for (const product of coloured) {
    const shown = imagesOf(product).map(({ choice }) => choice);
    expect([...new Set(shown)], product.key).toEqual(product.choices?.colors);
  }
});

it('no two colours of a product have the same picture', () => {
  for (const product of coloured) {
    const keys = imagesOf(product).map(({ key }) => key);
    expect(new Set(keys).size, product.key).toBe(keys.length);
  }
});

it('pictures of what has no colours name none, and no product has more than a store may give one', () => {
  for (const product of products) {
    const images = imagesOf(product);
    expect(images.length, product.key).toBeLessThanOrEqual(formLimits.pictures);
    if (!product.choices?.colors?.length)
      expect(
        images.filter(({ choice }) => choice),
        product.key,
      ).toEqual([]);
  }
});
