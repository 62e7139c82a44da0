import { create } from 'zustand';

/** Where the browser keeps a visitor's favourites. */
export const FAVOURITES_KEY = 'oja.favourites';

/** Ids of the products that whoever is here likes, the latest first. */
export const useFavourites = create<{ ids: readonly string[]; known: boolean }>(() => ({ ids: [], known: false }));

export const showFavourites = (ids: readonly string[]) => useFavourites.setState({ ids, known: true });
