export { showPictures } from './pictures.queries.ts';
