import { Type } from 'typebox';
import { closed, Id } from '../common.ts';

/** The store whose desk it is: `/api/desk/:seller/…`. */
export const DeskParams = Type.Object({ seller: Id }, closed);
/** An order of which a part is the store's: its parcel. */
export const DeskOrderParams = Type.Object({ seller: Id, id: Id }, closed);

/** A day in Lagos, as '2026-12-24'. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** The id of a product, or of the draft that becomes one: they are the same. */
export const GoodsParams = Type.Object({ seller: Id, id: Id }, closed);
