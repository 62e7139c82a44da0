export { findPictures } from './pictures.queries.ts';
export { countPicturesLeft } from './quota.ts';
export { exportPictures } from './upkeep/made-by.queries.ts';
