import type { Harm } from '../faults/fault-loop.ts';
import { cancelOne } from './cancel-lines.ts';
import { countSome, pauseOrOffer, repriceOne } from './change-goods.ts';
import { changeMany } from './change-many.ts';
import { acceptSome, workOnOne } from './move-parcels.ts';
import type { Seller } from './seller.ts';

const deeds = {
  accepts: 3,
  'works on a parcel': 6,
  'cancels a line': 2,
  counts: 2,
  reprices: 1,
  'pauses or offers': 1,
  'changes many': 2,
};

/** What a seller does now and then at the desk of the store. */
export function workAtStore(seller: Seller) {
  return async ({ chance }: Harm): Promise<void> => {
    const deed = chance.weighed(deeds);
    if (deed === 'accepts') await acceptSome(seller);
    else if (deed === 'works on a parcel') await workOnOne(seller);
    else if (deed === 'cancels a line') await cancelOne(seller);
    else if (deed === 'counts') await countSome(seller);
    else if (deed === 'reprices') await repriceOne(seller);
    else if (deed === 'changes many') await changeMany(seller);
    else await pauseOrOffer(seller);
  };
}
