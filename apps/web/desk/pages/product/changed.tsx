import { Notice } from '../../../src/ui/states/notice.tsx';
import type { KeeperState } from '../../features/goods-form/draft-keeper.ts';
import type { LiveProduct } from '../../features/goods-form/live.ts';
import type { OpenGoods } from '../../features/goods-form/open-goods.ts';
import { TakenDownWords } from '../../features/products/taken-down-words.tsx';
import { ThrowAway } from './throw-away.tsx';

interface ChangedProps {
  product: LiveProduct;
  state: KeeperState;
  onThrowAway: OpenGoods;
}

const stands = {
  live: 'On sale. Price and count change in the shop at once, all else when you publish it.',
  paused: 'Paused: nobody sees it in the shop.',
  archived: 'Archived: nobody sees it in the shop.',
  taken_down: 'Taken down: nobody sees it in the shop. Correct it, publish, and write to us.',
} as const;

/** Where a product of the shop stands, and that something of it was changed and is not there yet. */
export function Changed({ product, state, onThrowAway }: ChangedProps) {
  const isChanged = state.version > 0 || state.saving !== 'open';
  const why = product.takenDown && (
    <Notice tone="error" className="mb-4">
      <TakenDownWords takenDown={product.takenDown} />
    </Notice>
  );
  if (!isChanged)
    return (
      <>
        {why}
        <p className="mb-4 text-sm text-muted">{stands[product.status]}</p>
      </>
    );
  return (
    <>
      {why}
      <Notice className="mb-4" action={<ThrowAway id={product.id} open={onThrowAway} product={product} />}>
        Changes are not in the shop yet
      </Notice>
    </>
  );
}
