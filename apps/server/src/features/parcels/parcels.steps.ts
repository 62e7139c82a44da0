export { handle } from './act-on-parcel.ts';
