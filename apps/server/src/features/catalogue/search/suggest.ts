import type { Answer } from '@oja/contract/client';
import type { Suggestion } from '@oja/contract/search';
import { matchSuggestion, searchForm } from '@oja/domain/goods/search';
import type { Db } from '../../../database/pool.ts';
import { ShownRows } from '../../../http/prepared/shown-rows.ts';
import {
  findPhrases,
  findPopularSearches,
  findSuggestedProducts,
  readTyping,
  type SynonymsFile,
} from '../../finding/finding.questions.ts';
import { placeOf } from '../catalogue.views.ts';
import { matchingCategories } from './matching-categories.ts';
import { findSuggestedStores } from './stores.queries.ts';
import { findSuggestionCards } from './suggestion-cards.queries.ts';

const MOST_TEXTS = 8;
const MOST_OF_A_KIND = 5;
/** One letter begins too many products to say anything. */
const SHORTEST = 2;

/** Texts to search for; then at most five products, five categories and five stores. Of nothing typed what many search for. */
export async function suggest(
  db: Db,
  synonyms: SynonymsFile,
  text: string,
  shown: ShownRows = new ShownRows(),
): Promise<Answer<'suggestions'>> {
  const wanted = text.trim();
  if (searchForm(wanted) === '') return { texts: await findPopularSearches(db, MOST_TEXTS), items: [] };
  const [texts, products, categories, stores] = await Promise.all([
    findPhrases(db, text, MOST_TEXTS),
    wanted.length < SHORTEST ? [] : suggestProducts(db, synonyms, text),
    matchingCategories(db, (category) => matchSuggestion(category.name, wanted)),
    findSuggestedStores(db, wanted, MOST_OF_A_KIND),
  ]);
  shown.note('product', products);
  return {
    texts,
    items: [
      ...products.map(
        ({ id, name, image, price }): Suggestion => ({
          id,
          name,
          type: 'product',
          slug: null,
          image: image ?? null,
          price,
        }),
      ),
      ...categories
        .slice(0, MOST_OF_A_KIND)
        .map(({ id, name, slug, image }): Suggestion => ({ id, name, type: 'category', slug, image })),
      ...stores.map(({ id, store_name: name, slug, store_logo: image, business_address }): Suggestion => {
        const { city, state } = placeOf(business_address);
        const place = [city, state].filter((part) => part !== null).join(', ');
        return { id, name, type: 'store', slug, image, ...(place !== '' && { place }) };
      }),
    ],
  };
}

async function suggestProducts(db: Db, synonyms: SynonymsFile, text: string) {
  const terms = await readTyping(db, text, synonyms);
  if (!terms) return [];
  const ids = await findSuggestedProducts(db, terms, text.trim(), MOST_OF_A_KIND);
  const rows = new Map((await findSuggestionCards(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
