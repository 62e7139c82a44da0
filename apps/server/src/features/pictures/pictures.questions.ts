export { findPictures, type StorePicture } from './pictures.queries.ts';
export { countPicturesLeft } from './quota.ts';
