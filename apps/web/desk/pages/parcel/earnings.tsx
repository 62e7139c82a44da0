import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { Amount } from '../../../src/ui/goods/price.tsx';

/** What the store gets of it, and how that comes. */
export function Earnings({ amounts }: { amounts: NonNullable<DeskParcel['amounts']> }) {
  return (
    <Disclosure
      title={
        <>
          You get <Amount kobo={amounts.youGet} className="display text-lg" />
        </>
      }
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        <dt>Goods</dt>
        <dd className="text-right">
          <Amount kobo={amounts.goods} />
        </dd>
        <dt>Commission</dt>
        <dd className="text-right">
          −<Amount kobo={amounts.commission} />
        </dd>
      </dl>
    </Disclosure>
  );
}
