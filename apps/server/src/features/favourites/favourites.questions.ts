export { exportFavourites } from './export-favourites.queries.ts';
