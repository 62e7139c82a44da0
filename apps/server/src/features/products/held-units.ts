import { countOf } from '@oja/domain/text/count';
import { refusal } from '../../http/refusal.ts';

/** Units that are promised to unfinished checkouts. */
export const heldOf = (items: readonly { held: number }[]): number => items.reduce((sum, { held }) => sum + held, 0);

export const unitsHeld = (held: number) => refusal('units_held', { units: countOf(held, 'piece', 'pieces') });
