/** How many products a person can keep as favourites. */
export const FAVOURITES_MAX = 200;

/** With a product as the latest favourite; one that is there already stays where it is. Beyond the limit the oldest goes. */
export function withFavourite(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? [...ids] : [id, ...ids].slice(0, FAVOURITES_MAX);
}

export function withoutFavourite(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The favourites among what a browser kept, whatever became of it: ids, each once, as many as there may be. */
export function readFavourites(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  const ids = kept.filter((id): id is string => typeof id === 'string' && uuid.test(id));
  return [...new Set(ids)].slice(0, FAVOURITES_MAX);
}
