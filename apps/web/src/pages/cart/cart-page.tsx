import { useMe } from '../../features/session/me.ts';
import { Page } from '../../ui/page.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { BuyerCart } from './buyer-cart.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { LoweredNotice } from './lowered-notice.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { VisitorCart } from './visitor-cart.tsx';

/** The cart: a buyer's own, or what a visitor has put aside. */
export function CartPage() {
  const me = useMe();
  return (
    <Page title="Cart">
      {me.data?.user && <PaymentNotice />}
      <LoweredNotice />
      {me.isError ? (
        <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />
      ) : !me.data ? (
        <CartSkeleton />
      ) : me.data.user ? (
        <BuyerCart />
      ) : (
        <VisitorCart />
      )}
    </Page>
  );
}
