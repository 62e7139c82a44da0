import { readTypedPrices, type TypedPrices } from '@oja/domain/goods/typed-prices';
import type { Db } from '../../../database/pool.ts';
import { findKnownWords, isInSku } from './known-words.queries.ts';
import { composeTerms, type SynonymsFile, type Terms } from './terms.ts';

interface Options {
  synonyms: SynonymsFile;
  /** Looks for what was typed, and corrects nothing. */
  exact?: boolean | undefined;
}

/** What a text asks for: words and prices. No terms if it asks for prices alone, or for nothing. */
export interface ReadText extends TypedPrices {
  terms: Terms | undefined;
}

export async function readText(db: Db, text: string, { synonyms, exact }: Options): Promise<ReadText> {
  const prices = readTypedPrices(text);
  const known = await findKnownWords(db, prices.rest, false);
  const terms = composeTerms(known, { synonyms, exact });
  // A SKU is spelt as it is.
  if (!terms?.corrected || !(await isInSku(db, prices.rest))) return { ...prices, terms };
  return { ...prices, terms: composeTerms(known, { synonyms, exact: true }) };
}

/** What the beginning of a text asks for. */
export async function readTyping(db: Db, text: string, synonyms: SynonymsFile): Promise<Terms | undefined> {
  return composeTerms(await findKnownWords(db, text, true), { synonyms, typing: true });
}
