export type SizeTableName = 'women' | 'men' | 'jeans' | 'collars' | 'shoes' | 'children';

interface Sized {
  category: string;
  subcategory?: string | null | undefined;
  sizes: readonly string[];
}

const letters = /^(?:XS|S|M|L|XL|XXL)$/;
const ages = /^(?:0–3|3–6|6–12|12–18|18–24) months$|^(?:2–3|4–5|6–7|8–9|10–11) years$/;
const waists = /^(?:2[68]|3[02468]|40)$/;
const collars = /^1[4-7]½?$/;
const shoes = /^(?:3[5-9]|4[0-6])$/;

/** Where sizes are of bodies: by category and subcategory in small letters, '' for any other. */
const places: Record<string, Record<string, [RegExp, SizeTableName[]][]>> = {
  fashion: {
    women: [
      [letters, ['women']],
      [waists, ['jeans']],
    ],
    men: [
      [letters, ['men']],
      [collars, ['collars']],
      [waists, ['jeans']],
    ],
    shoes: [[shoes, ['shoes']]],
    '': [[letters, ['women', 'men']]],
  },
  'sports & outdoors': {
    '': [
      [letters, ['women', 'men']],
      [shoes, ['shoes']],
    ],
  },
  'baby & toys': { '': [[ages, ['children']]] },
};

/** The tables that explain all sizes of a product; none where its category has no sizes of bodies, or they are others. */
export function sizeTablesOf({ category, subcategory, sizes }: Sized): readonly SizeTableName[] {
  const place = places[category.toLowerCase()];
  const tables = place?.[subcategory?.toLowerCase() ?? ''] ?? place?.[''] ?? [];
  const fitting = sizes.length > 0 && tables.find(([form]) => sizes.every((size) => form.test(size)));
  return fitting ? fitting[1] : [];
}
