import { Type } from 'typebox';
import { closed, Id } from '../common.ts';

/** The store whose desk it is: `/api/desk/:seller/…`. */
export const DeskParams = Type.Object({ seller: Id }, closed);
/** An order of which a part is the store's: its parcel. */
export const DeskOrderParams = Type.Object({ seller: Id, id: Id }, closed);
/** The id of a product, or of the draft that becomes one: they are the same. */
export const GoodsParams = Type.Object({ seller: Id, id: Id }, closed);
