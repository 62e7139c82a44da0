import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';

/** What the shop knows of a word that was typed. Stems are what words are stored by: `shoes` is `shoe`. */
export interface KnownWord {
  word: string;
  stem: string;
  /** As it is written in the shop; empty if the shop does not know it. */
  forms: string[];
  /** Products in whose name, brand or tags it stands, by the last count. */
  in_names: number;
  /** Stems of the commonest words that begin so: of an unknown word, and of the last one while somebody is typing. */
  begins: string[];
  /** Whether an unknown word that begins none stands within another. */
  inside: boolean;
  /** The word that was probably meant by an unknown one. */
  meant: string | null;
  meant_stem: string | null;
  /** How it is written as a colour, if any product comes in it. */
  color: string | null;
}

/** The words of a text in their order, at most twelve. */
export async function findKnownWords(db: Db, text: string, typing: boolean): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, stem, forms, in_names, begins, inside, meant, meant_stem, color from find_known(${text}, ${typing}) order by place
  `.execute(db);
  return rows;
}

/** Whether any product's SKU has the text, which is then no misspelt word. */
export async function isInSku(db: Db, text: string): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from find_skus(${text.trim()}, 1)) as found`.execute(db);
  return rows[0]?.found ?? false;
}
