export { findPictures, findPicturesByKey } from './pictures.queries.ts';
export { deskPicture, filesOf } from './pictures.views.ts';
export { countPicturesLeft } from './quota.ts';
export { exportPictures } from './upkeep/made-by.queries.ts';
