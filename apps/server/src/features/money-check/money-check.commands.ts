export { lookAtBooks } from './look-at-books.ts';
