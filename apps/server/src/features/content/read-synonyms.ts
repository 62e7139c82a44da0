import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSynonyms, type Synonyms } from '@oja/domain/goods/synonyms';
import { ContentFailure } from './content-failure.ts';
import { contentFolder } from './read-content.ts';

const file = 'search/synonyms.txt';

/** Reads the operator's synonyms, once at start. Throws `ContentFailure` naming the lines that are wrong. */
export async function readSynonyms(folder = contentFolder): Promise<ReadonlyMap<string, Synonyms>> {
  const text = await readFile(path.join(folder, file), 'utf8');
  try {
    return parseSynonyms(text);
  } catch (cause) {
    throw new ContentFailure(file, (cause as Error).message);
  }
}
