/** The columns of a file of products, a variant a row: rows of an equal group are variants of one product. */
export const productColumns = [
  'sku',
  'group',
  'name',
  'category',
  'subcategory',
  'price',
  'sale_price',
  'count',
  'color',
  'size',
  'brand',
  'description',
  'tags',
  'weight_kg',
  'length_cm',
  'width_cm',
  'height_cm',
  'returns_days',
  'low_at',
  'pictures',
  'status',
] as const;
export type ProductColumn = (typeof productColumns)[number];

/** Behind the columns of a file of wrong rows: why each is wrong. It means nothing where that file is sent again. */
export const problemColumn = 'problem';
