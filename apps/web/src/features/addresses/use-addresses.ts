import type { Address, Checkout } from '@oja/contract/checkout';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { checkoutQuery } from '../checkout/checkout-query.ts';

type Draft = ShippingInfo & { isDefault: boolean };

/** Saved addresses are part of what the checkout reads; each change is shown from the shop's answer. */
export function useAddresses() {
  const queryClient = useQueryClient();
  const show = (change: (addresses: Address[]) => Address[]) =>
    queryClient.setQueryData(
      checkoutQuery.queryKey,
      (checkout): Checkout | undefined => checkout && { ...checkout, addresses: change(checkout.addresses) },
    );

  const add = useMutation({
    mutationFn: (body: Draft) => call('addAddress', { body }),
    onSuccess: (added) => show((addresses) => withAddress([...addresses, added], added)),
  });
  const update = useMutation({
    mutationFn: ({ id, ...body }: Draft & { id: string }) => call('updateAddress', { params: { id }, body }),
    onSuccess: (updated) =>
      show((addresses) =>
        withAddress(
          addresses.map((address) => (address.id === updated.id ? updated : address)),
          updated,
        ),
      ),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Address) => call('removeAddress', { params: { id } }),
    onSuccess: (_, removed) => {
      show((addresses) => addresses.filter(({ id }) => id !== removed.id));
      // Which address is the default now is the shop's to say.
      if (removed.isDefault) void queryClient.invalidateQueries(checkoutQuery);
    },
  });
  return { add, update, remove };
}

/** There is one default, and it comes first. */
function withAddress(addresses: Address[], changed: Address): Address[] {
  if (!changed.isDefault) return addresses;
  const others = addresses.filter(({ id }) => id !== changed.id).map((address) => ({ ...address, isDefault: false }));
  return [changed, ...others];
}
