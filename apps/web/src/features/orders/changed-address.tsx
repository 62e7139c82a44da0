import type { Order } from '@oja/contract/checkout';
import { changedAddressWords } from '@oja/domain/orders/destination';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';

/** Said of an order that was paid on an older payment page than the one with the address that was given last. */
export function ChangedAddress({ order }: { order: Pick<Order, 'shippingInfo' | 'changedAddress'> }) {
  if (!order.changedAddress) return null;
  return (
    <Notice
      action={
        <ButtonLink variant="secondary" href={href('contact')}>
          Write to us
        </ButtonLink>
      }
    >
      <p className="wrap-anywhere">{changedAddressWords(order.shippingInfo, order.changedAddress)}</p>
    </Notice>
  );
}
