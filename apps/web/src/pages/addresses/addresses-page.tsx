import type { User } from '@oja/contract/accounts';
import type { Address, Checkout } from '@oja/contract/checkout';
import { useQuery } from '@tanstack/react-query';
import { House, MapPin, Plus, ShoppingBag, Truck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AccountPage } from '../../features/account/account-page.tsx';
import { checkoutQuery } from '../../features/checkout/checkout-query.ts';
import { useMe } from '../../features/session/me.ts';
import { meansSignedOut } from '../../features/session/means-signed-out.ts';
import { SignedOutNotice } from '../../features/session/signed-out-notice.tsx';
import { pages } from '../../lib/routing/pages.ts';
import { Button } from '../../ui/button.tsx';
import { HowItGoes } from '../../ui/how-it-goes.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';

const uses = [
  {
    icon: House,
    title: 'Written once',
    text: 'Each has its own name and phone.',
  },
  {
    icon: ShoppingBag,
    title: 'Ready at the checkout',
    text: 'The default is chosen for you.',
  },
  {
    icon: Truck,
    title: 'Kept by the order',
    text: 'Placed orders do not change.',
  },
];

/** The address book: where orders can go, before there is one. */
export function AddressesPage() {
  return (
    <AccountPage title="My Addresses">
      <Addresses />
    </AccountPage>
  );
}

function Addresses() {
  const me = useMe();
  const user = me.data?.user;
  const checkout = useQuery({ ...checkoutQuery, enabled: Boolean(user) });

  // What is known already stays, with what is being typed: a later look can fail.
  if (me.isError && !me.data)
    return <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />;
  if (me.data && !user) return <SignedOutNotice text="Please log in to view your addresses" />;
  if (user && checkout.data) return <AddressBook key={user.id} user={user} checkout={checkout.data} />;
  if (checkout.isError && !meansSignedOut(checkout.error)) {
    const retry = () => void checkout.refetch();
    return <TryAgain text={pages.addresses.failure} busy={checkout.isFetching} onRetry={retry} />;
  }
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 lg:gap-5">
      <span className="sr-only">Loading your addresses</span>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}

/** An address that is being changed, 'new' for another one, null while none is. */
type Open = Address | 'new' | null;

function AddressBook({ user, checkout: { addresses, deliversTo, phone } }: { user: User; checkout: Checkout }) {
  const [open, setOpen] = useState<Open>(null);
  const place = useRef<HTMLDivElement>(null);
  const shown = open === null ? addresses.length : null;
  const before = useRef(shown);
  // With the form, the empty page or an address that was deleted, the focus in it is lost.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (shown !== null && shown !== before.current && isLost) place.current?.querySelector('button')?.focus();
    before.current = shown;
  }, [shown]);

  if (open)
    return (
      <div className="max-w-160">
        <AddressForm
          address={open === 'new' ? undefined : open}
          buyer={{ ...user, phone: phone ?? undefined }}
          area={deliversTo}
          isFirst={addresses.length === 0}
          onClose={() => setOpen(null)}
        />
      </div>
    );

  const another = (
    <Button onClick={() => setOpen('new')}>
      <Plus aria-hidden="true" className="size-4" />
      Add an address
    </Button>
  );
  return (
    <div ref={place}>
      {addresses.length === 0 ? (
        <div className="page-half rounded-sheet bg-surface p-4 ring-1 ring-line sm:p-6">
          <EmptyState
            icon={<MapPin />}
            text="No addresses yet"
            hint="Say where your orders go: the checkout has it ready."
            action={another}
          />
          <HowItGoes title="What it is good for" steps={uses} />
        </div>
      ) : (
        <div className="grid gap-4">
          <div>{another}</div>
          <ul aria-label="Addresses" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 lg:gap-5">
            {addresses.map((address) => (
              <AddressCard key={address.id} address={address} area={deliversTo} onEdit={() => setOpen(address)} />
            ))}
          </ul>
          <p className="text-sm text-muted">
            The default is chosen for you at the checkout. Orders you have placed keep the address they were sent to.
          </p>
        </div>
      )}
    </div>
  );
}
