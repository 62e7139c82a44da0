export { actsOnOne, enterAgain, handle } from './act-on-parcel.ts';
