export { type StorePicture, showPictures } from './pictures.queries.ts';
export { forgetMaker } from './upkeep/made-by.queries.ts';
