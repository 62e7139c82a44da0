export { actsOnOne, handle } from './act-on-parcel.ts';
