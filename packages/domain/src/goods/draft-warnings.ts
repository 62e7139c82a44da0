import type { Kobo } from '../money/money.ts';
import { formatNaira } from '../money/naira.ts';
import { namesContact } from '../text/names-contact.ts';
import { plainLetters } from '../text/plain-letters.ts';

/** What of a draft the operator is warned about. */
export interface WarnedGoods {
  name: string;
  description: string;
  tags: readonly string[];
  /** '' for none. */
  brand: string;
  /** What a buyer pays for the cheapest; null where it cannot be read. */
  price: Kobo | null;
}

/** What the shop knows beside it. */
export interface WarningFacts {
  forbiddenWords: readonly string[];
  protectedBrands: readonly string[];
  /** The price in the middle of those of its subcategory, or category; null where there are too few. */
  median: Kobo | null;
  /** Which of its pictures another store has sent in, too, counted from 1. */
  picturesElsewhere: readonly number[];
}

export interface DraftWarning {
  field: 'name' | 'description' | 'tags' | 'brand' | 'price' | 'pictures';
  says: string;
}

/** So many times above or below the median a price is warned of. */
const FAR_OFF = 10;

/** What the operator should look at twice. Nothing is refused by it. */
export function warningsOf(goods: WarnedGoods, facts: WarningFacts): DraftWarning[] {
  const texts = [
    ['name', goods.name],
    ['description', goods.description],
    ['tags', goods.tags.join(' · ')],
  ] as const;
  return [
    ...texts.filter(([, text]) => namesContact(text)).map(([field]) => ({ field, says: 'contact details or a link' })),
    ...texts.flatMap(([field, text]) =>
      facts.forbiddenWords
        .filter((word) => holds(text, word))
        .map((word) => ({ field, says: `“${word}” is a forbidden word` })),
    ),
    ...protectedIn(goods, facts.protectedBrands),
    ...priceWarning(goods.price, facts.median),
    ...facts.picturesElsewhere.map((position) => ({
      field: 'pictures' as const,
      says: `picture ${position} is another store's, too`,
    })),
  ];
}

function protectedIn({ name, brand }: WarnedGoods, brands: readonly string[]): DraftWarning[] {
  const says = (protectedBrand: string) => `“${protectedBrand}” is a protected brand`;
  return brands.flatMap((each): DraftWarning[] => {
    if (holds(brand, each)) return [{ field: 'brand', says: says(each) }];
    return holds(name, each) ? [{ field: 'name', says: says(each) }] : [];
  });
}

function priceWarning(price: Kobo | null, median: Kobo | null): DraftWarning[] {
  if (price === null || median === null) return [];
  const off = price * FAR_OFF <= median ? 'below' : price >= median * FAR_OFF ? 'above' : null;
  if (off === null) return [];
  const times = Math.floor(off === 'below' ? median / price : price / median);
  return [{ field: 'price', says: `${times} × ${off} what most such goods cost (${formatNaira(median)})` }];
}

/** Whether a text has this word, or these words one behind the other, whatever their marks and capitals. */
function holds(text: string, words: string): boolean {
  const asked = spaced(words);
  return asked !== '  ' && spaced(text).includes(asked);
}

const spaced = (text: string): string =>
  ` ${
    plainLetters(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
