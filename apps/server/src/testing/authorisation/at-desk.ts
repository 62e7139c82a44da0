import { all, type Input, nothing, type Row, refused } from './row.ts';

/** At the desk of `seller`'s store: for who works there, and for nobody else, other sellers and the operator too, is there such a store. */
export const onlyDesk = (input: Input = nothing): Row => ({
  codes: { ...all(404), visitor: 401, seller: 200, manager: 200, packer: 200, suspended: 200 },
  input: async (stage, caller) => ({ params: { seller: stage.product.sellerId }, ...(await input(stage, caller)) }),
});

/** The same for who writes goods: a packer knows the store, and may not. */
export const onlyGoods = (input: Input = nothing): Row => {
  const { codes, ...row } = onlyDesk(input);
  return { codes: { ...codes, packer: refused('act_not_allowed') }, ...row };
};
/** The same for who owns the store. */
export const onlyOwner = (input: Input = nothing): Row => {
  const { codes, ...row } = onlyGoods(input);
  return { codes: { ...codes, manager: refused('act_not_allowed') }, ...row };
};

/** The same for what a store that is out of the shop does not write. */
export const stops = ({ codes, ...row }: Row): Row => ({
  codes: { ...codes, suspended: refused('store_suspended') },
  ...row,
});
