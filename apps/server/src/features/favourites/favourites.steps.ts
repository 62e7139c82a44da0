export { forgetFavourites } from './favourites.queries.ts';
