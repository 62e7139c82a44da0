import { readFavourites } from '@oja/domain/goods/favourites';
import { readStored, writeStored } from '../../lib/storage.ts';
import { FAVOURITES_KEY } from './favourites.ts';

/** A visitor's favourites, as the browser keeps them. */
export function keptFavourites(): string[] {
  try {
    return readFavourites(JSON.parse(readStored(FAVOURITES_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepFavourites(ids: readonly string[]): void {
  writeStored(FAVOURITES_KEY, ids.length > 0 ? JSON.stringify(ids) : null);
}
