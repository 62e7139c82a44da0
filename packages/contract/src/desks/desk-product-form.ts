import { productReviews } from '@oja/domain/goods/draft-review';
import { type ProductForm as Form, formRoom } from '@oja/domain/goods/product-form';
import { type Static, Type } from 'typebox';
import { askedText, closed, Id, longText, shortText } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { DeskParams } from './desk-params.ts';

const Count = Type.Integer({ minimum: 0 });
const NullableId = Type.Union([Id, Type.Null()]);

const typed = shortText(formRoom.typed);
const chips = (most: number) => Type.Array(shortText(formRoom.choice, 1), { maxItems: most });

/**
 * A product as it is being written: what was typed, not what it means. Looser than what is published
 * (`readProductForm`), so that nothing typed is lost, and nothing that goods from before have.
 */
export const ProductForm = Type.Unsafe<Form>(
  Type.Object(
    {
      name: shortText(formRoom.name),
      price: typed,
      salePrice: typed,
      count: typed,
      categoryId: Type.Union([Id, Type.Literal('')]),
      subcategoryId: Type.Union([Id, Type.Literal('')]),
      pictures: Type.Array(
        Type.Object(
          { id: Id, alt: shortText(formRoom.alt), choice: Type.Optional(shortText(formRoom.choice)) },
          closed,
        ),
        { maxItems: formRoom.pictures },
      ),
      description: longText(formRoom.description),
      brand: shortText(formRoom.brand),
      tags: Type.Array(shortText(formRoom.tag), { maxItems: formRoom.tags }),
      colors: chips(formRoom.colors),
      sizes: chips(formRoom.sizes),
      countedEach: Type.Boolean(),
      pricedEach: Type.Boolean(),
      variants: Type.Array(
        Type.Object(
          {
            color: shortText(formRoom.choice),
            size: shortText(formRoom.choice),
            price: typed,
            salePrice: typed,
            count: typed,
            sku: typed,
            offered: Type.Boolean(),
          },
          closed,
        ),
        { maxItems: formRoom.variants },
      ),
      weight: typed,
      length: typed,
      width: typed,
      height: typed,
      returns: longText(formRoom.returns),
      sku: typed,
      lowAt: typed,
    },
    closed,
  ),
);

/** What the form of a product offers to choose from, and what it promises. */
export const GoodsFacts = Type.Object(
  {
    categories: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        subcategories: Type.Array(Type.Object({ id: Id, name: Type.String() })),
      }),
      { description: "By name, 'Others' last" },
    ),
    brands: Type.Array(Type.String(), { maxItems: 200, description: 'That the store has, the most used first' }),
    commission: { ...Count, description: "The shop's part of a price, in basis points: 1000 is 10 %" },
    returnPolicy: { ...Type.String(), description: 'What the store promises for all it sells' },
    productReview: Type.Enum(productReviews, {
      description: 'What the operator looks at before it is in the shop: nothing, new products, or changes, too',
    }),
    picturesLeft: { ...Count, description: 'How many pictures the store can still add' },
  },
  { $id: 'GoodsFacts' },
);
export type GoodsFacts = Static<typeof GoodsFacts>;

export const CategoryGuesses = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        categoryId: Id,
        subcategoryId: NullableId,
        words: Type.String({ description: 'Fashion › Fabric' }),
      }),
      { maxItems: 3 },
    ),
  },
  { $id: 'CategoryGuesses' },
);
export type CategoryGuesses = Static<typeof CategoryGuesses>;

export const deskProductForm = {
  goodsFacts: {
    summary: 'What the form of a product offers to choose from, and what it promises',
    access: { desk: 'goods' },
    params: DeskParams,
    response: GoodsFacts,
    errors: [],
  },
  guessCategories: {
    summary: 'Where goods of such a name are filed, the likeliest first',
    access: { desk: 'goods' },
    params: DeskParams,
    query: Type.Object({ name: askedText(120) }, closed),
    response: CategoryGuesses,
    errors: [],
  },
} satisfies Record<string, Endpoint>;
