import type { ProductQuery } from '@oja/contract/catalogue';
import { kobo } from '@oja/domain/money/money';
import { canonicalListing, canonicalSearch } from '../../apps/server/src/features/catalogue/canonical-questions.ts';
import { listProducts } from '../../apps/server/src/features/catalogue/listing/list-products.ts';
import { searchCatalogue } from '../../apps/server/src/features/catalogue/search/search-catalogue.ts';
import { readSynonyms } from '../../apps/server/src/features/content/read-synonyms.ts';
import { type Measured, measureInTurn } from '../lib/measured.ts';
import type { BenchShop } from '../lib/shop.ts';
import { openByPg } from './by-pg.ts';
import { drawnByZipf, drawnEvenly } from './drawn.ts';
import { onceEachPerSecond, perSecond, requestsPerSecondOf } from './load.ts';
import { listingPath, productPath, questions, searchPath } from './questions.ts';

/** Of the questions of a kind so many are sent by pg: any of them takes as long as another. */
const SAMPLE = 400;
/** So many that nobody has asked before are asked in a cold round. */
const COLD = 500;

/** What shoppers ask who are spread over thousands of addresses, beside what the database does alone for it. */
export async function measureSpread(
  shop: BenchShop,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Measured[]> {
  const { products, otherProducts, filters, texts } = await questions(shop);
  const byPg = openByPg(shop);
  const synonyms = await readSynonyms();
  const sample = <T>(things: readonly T[]) => drawnEvenly(things).slice(0, SAMPLE);
  const listings = await Promise.all(
    sample(filters).map((query) =>
      byPg.statementsOf((db) =>
        listProducts(db, canonicalListing({ ...query, minPrice: kobo(Number(query.minPrice)) } as ProductQuery)),
      ),
    ),
  );
  const searches = await Promise.all(
    sample(texts).map((q) => byPg.statementsOf((db) => searchCatalogue(db, synonyms, canonicalSearch({ q })))),
  );
  const ids = drawnEvenly(products);
  const kinds = [
    {
      name: 'product',
      paths: products.map(productPath),
      // Keys are sent in no time: many rounds of the sample.
      limit: () => perSecond(ids, byPg.selectByKey),
      cold: (n: number) => productPath(otherProducts[n] as string),
      promised: 0.4,
    },
    {
      name: 'listing',
      paths: filters.map(listingPath),
      limit: () => perSecond(listings, byPg.send),
      cold: (n: number) => listingPath({ ...filters[n % filters.length], maxPrice: String(1e9 + n) }),
      promised: 0.5,
    },
    {
      name: 'search',
      paths: texts.map((text) => searchPath(text)),
      limit: () => perSecond(searches, byPg.send),
      cold: (n: number) => searchPath(texts[n % texts.length] as string, { maxPrice: String(1e9 + n) }),
      promised: 0.5,
    },
  ];
  const measured: Measured[] = [];
  try {
    for (const { name, paths, limit, cold, promised } of kinds) {
      const draws = { evenly: drawnEvenly(paths), 'by Zipf': drawnByZipf(paths) };
      for (const [how, drawn] of Object.entries(draws)) {
        await requestsPerSecondOf(shop.url, drawn, seconds);
        measured.push(
          await measureInTurn({
            name: `${name}, ${paths.length} ${how}`,
            ...(how === 'evenly' && { promised }),
            rounds,
            limit,
            shop: () => requestsPerSecondOf(shop.url, drawn, seconds),
          }),
        );
      }
      let asked = 0;
      measured.push(
        await measureInTurn({
          name: `${name}, cold`,
          rounds,
          limit,
          shop: () =>
            onceEachPerSecond(
              shop.url,
              Array.from({ length: COLD }, () => cold(asked++)),
            ),
        }),
      );
    }
  } finally {
    await byPg.close();
  }
  return measured;
}
