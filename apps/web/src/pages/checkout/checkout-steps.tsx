import type { User } from '@oja/contract/accounts';
import type { Cart } from '@oja/contract/cart';
import type { Checkout } from '@oja/contract/checkout';
import { cannotBeBought } from '@oja/domain/cart/cart-worth';
import { invalidFields } from '@oja/domain/orders/checkout';
import { deliversTo } from '@oja/domain/orders/delivery-area';
import { useEffect, useId, useRef } from 'react';
import { withinArea } from '../../features/addresses/within-area.ts';
import { UnbuyableNotice } from '../../features/cart/notices/unbuyable-notice.tsx';
import { orderDraftOf, orderIdFor, orderKey } from '../../features/checkout/order-draft.ts';
import { isPlacingFailure, placingFailure, usePlaceOrder } from '../../features/checkout/placing.ts';
import { shippingOf } from '../../features/checkout/progress.ts';
import { type Step, stepLabels, stepOf, steps } from '../../features/checkout/steps.ts';
import { useProgress } from '../../features/checkout/use-progress.ts';
import { newId } from '../../lib/new-id.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Steps } from '../../ui/steps.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { StepSummary } from './step-summary.tsx';
import { usableMethod } from './ways-to-pay.ts';

interface CheckoutStepsProps {
  user: User;
  cart: Cart;
  checkout: Checkout;
}

/** The three steps, one open at a time; those before it stay in sight and can be changed. */
export function CheckoutSteps({ user, cart, checkout }: CheckoutStepsProps) {
  const buyer = { ...user, phone: checkout.phone };
  const [kept, change] = useProgress(buyer);
  const area = checkout.deliversTo;
  // What was typed before may be for where the shop does not deliver any more.
  const progress = { ...kept, draft: withinArea(kept.draft, area) };
  const { place, busy } = usePlaceOrder(progress, change);
  const shipping = shippingOf(
    progress,
    checkout.addresses.filter((address) => deliversTo(area, address)),
  );
  const method = usableMethod(progress.method, checkout, cart.quote.total);
  const step = stepOf(useHashQuery().get('step'), {
    shipping: progress.editing === null && invalidFields(shipping).length === 0,
    payment: method !== null,
  });
  const unbuyable = cart.lines.filter(cannotBeBought);
  const why = useId();
  const top = useRef<HTMLDivElement>(null);

  function go(to: Step) {
    place.reset();
    navigate(to === 'shipping' ? pathOf('checkout') : pathOf('checkout', undefined, { step: to }));
  }

  // The shopper reads on at the top of the step; a reload or a first visit moves nothing.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    top.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  }, [step]);

  // The order has its id from the moment it is reviewed, so that every press of the button is the same order.
  useEffect(() => {
    if (step !== 'review') return;
    const key = orderKey(orderDraftOf(cart, shipping, user.id), method);
    const order = orderIdFor(progress.order, key, newId);
    if (order !== progress.order) change({ order });
  });

  const failed = place.error;
  const addressRefused = isPlacingFailure(failed) && failed.code === 'invalid_address';

  return (
    <div className="checkout-layout">
      <div ref={top} className="grid min-w-0 content-start gap-5">
        <Steps
          label="Checkout steps"
          steps={steps.map((name) => stepLabels[name])}
          current={steps.indexOf(step)}
          onSelect={(index) => go(steps[index] ?? 'shipping')}
        />
        {failed && <Notice tone="error">{placingFailure(failed)}</Notice>}
        <UnbuyableNotice
          id={why}
          lines={unbuyable}
          action={
            <ButtonLink variant="secondary" href={href('cart')}>
              Edit cart
            </ButtonLink>
          }
        />
        {step !== 'shipping' && <StepSummary step="shipping" shipping={shipping} onEdit={() => go('shipping')} />}
        {step === 'review' && method && <StepSummary step="payment" method={method} onEdit={() => go('payment')} />}
        {step === 'shipping' && (
          <ShippingStep
            buyer={buyer}
            progress={progress}
            change={change}
            checkout={checkout}
            refused={addressRefused}
            onDone={() => go('payment')}
          />
        )}
        {step === 'payment' && (
          <PaymentStep
            method={method}
            checkout={checkout}
            total={cart.quote.total}
            onChoose={(chosen) => change({ method: chosen })}
            onBack={() => go('shipping')}
            onDone={() => {
              change({ method });
              go('review');
            }}
          />
        )}
        {step === 'review' && method && (
          <ReviewStep
            cart={cart}
            shipping={shipping}
            busy={busy}
            closedBecause={unbuyable.length > 0 ? why : undefined}
            onBack={() => go('payment')}
            onPlace={() => place.mutate({ cart, shipping, method })}
          />
        )}
      </div>
      <OrderSummary cart={cart} />
    </div>
  );
}
