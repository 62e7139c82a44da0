import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '../../features/cart/keep-cart.ts';
import { checkoutQuery } from '../../features/checkout/checkout-query.ts';
import { goToSignIn } from '../../features/session/go-to-sign-in.ts';
import { useMe } from '../../features/session/me.ts';
import { meansSignedOut } from '../../features/session/means-signed-out.ts';
import { Page } from '../../ui/page.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';

/** The checkout, for somebody who is signed in and has something in the cart; others are sent where they get that. */
export function CheckoutPage() {
  return (
    <Page title="Checkout">
      <Checkout />
    </Page>
  );
}

function Checkout() {
  const me = useMe();
  const user = me.data?.user;
  const cart = useQuery({ ...cartQuery, enabled: Boolean(user) });
  const checkout = useQuery({ ...checkoutQuery, enabled: Boolean(user) });
  const sessionOver = [cart.error, checkout.error].some(meansSignedOut);

  useEffect(() => {
    if (me.data && !user) goToSignIn('Please log in to place an order', true);
  }, [me.data, user]);

  if (me.isError)
    return <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />;
  if (user && cart.data && checkout.data) {
    if (cart.data.lines.length > 0)
      return <CheckoutSteps key={user.id} user={user} cart={cart.data} checkout={checkout.data} />;
    return <EmptyCheckout user={user} />;
  }
  if ((cart.isError || checkout.isError) && !sessionOver) {
    const retry = () => Promise.all([cart.refetch(), checkout.refetch()]);
    return (
      <TryAgain
        text="Failed to load your checkout"
        busy={cart.isFetching || checkout.isFetching}
        onRetry={() => void retry()}
      />
    );
  }
  return <CheckoutSkeleton />;
}
