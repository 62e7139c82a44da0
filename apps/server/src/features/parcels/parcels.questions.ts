export { showParcel } from './show-parcel.ts';
