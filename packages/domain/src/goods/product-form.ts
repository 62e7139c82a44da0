/**
 * A product as it is being written: every field as it was typed. Nothing is read, and nothing refused, until it is published
 * (`readProductForm`), so that nothing typed is lost.
 */
export interface ProductForm {
  name: string;
  /** '12,000', '₦12k'. */
  price: string;
  /** '' while it is not on sale. */
  salePrice: string;
  count: string;
  /** '' while none is chosen. */
  categoryId: string;
  subcategoryId: string;
  /** The first stands on the card. */
  pictures: PictureForm[];
  description: string;
  brand: string;
  tags: string[];
  colors: string[];
  sizes: string[];
  countedEach: boolean;
  pricedEach: boolean;
  /** One for each colour in each size, in the order of the chips; none while there are no chips. */
  variants: VariantForm[];
  /** Kilograms. */
  weight: string;
  /** Centimetres. */
  length: string;
  width: string;
  height: string;
  /** '' for what the store promises for all it sells. */
  returns: string;
  /** '' for one that is made by itself. */
  sku: string;
  /** From how many units down the store is told; '' for 3. */
  lowAt: string;
}

export interface PictureForm {
  id: string;
  /** What it shows, for who cannot see it; '' for the product's name. */
  alt: string;
  /** The colour, of the form's, that it shows; none for all. */
  choice?: string;
}

export interface VariantForm {
  /** '' where the product has no such choice. */
  color: string;
  size: string;
  /** Read where variants are priced each. */
  price: string;
  salePrice: string;
  /** Read where variants are counted each. */
  count: string;
  sku: string;
  offered: boolean;
}

export const formLimits = {
  name: 120,
  pictures: 8,
  alt: 120,
  description: 5000,
  brand: 60,
  tags: 10,
  tag: 30,
  colors: 12,
  sizes: 12,
  choice: 40,
  variants: 100,
  returns: 300,
  sku: 40,
} as const;

/** What a form has room for: goods from before may have more than may be new, and what is too long is typed all the same. */
export const formRoom = {
  name: 500,
  typed: 100,
  pictures: 40,
  alt: 500,
  description: 20_000,
  brand: 200,
  tags: 100,
  tag: 200,
  colors: 100,
  sizes: 100,
  choice: 200,
  variants: 600,
  returns: 2000,
} as const satisfies Partial<Record<keyof typeof formLimits | 'typed', number>>;

export const emptyForm: ProductForm = {
  name: '',
  price: '',
  salePrice: '',
  count: '',
  categoryId: '',
  subcategoryId: '',
  pictures: [],
  description: '',
  brand: '',
  tags: [],
  colors: [],
  sizes: [],
  countedEach: false,
  pricedEach: false,
  variants: [],
  weight: '',
  length: '',
  width: '',
  height: '',
  returns: '',
  sku: '',
  lowAt: '',
};

const emptyVariant = { price: '', salePrice: '', count: '', sku: '', offered: true };

/**
 * The rows under the chips: one for each colour in each size, with what was typed in the row of that choice before.
 * @param typed rows of earlier chips, too: a chip that is taken away and put back finds its row again
 */
export function variantsOf(
  colors: readonly string[],
  sizes: readonly string[],
  typed: readonly VariantForm[],
): VariantForm[] {
  if (colors.length === 0 && sizes.length === 0) return [];
  const before = new Map(typed.map((variant) => [JSON.stringify([variant.color, variant.size]), variant]));
  return (colors.length ? colors : ['']).flatMap((color) =>
    (sizes.length ? sizes : ['']).map(
      (size) => before.get(JSON.stringify([color, size])) ?? { color, size, ...emptyVariant },
    ),
  );
}
