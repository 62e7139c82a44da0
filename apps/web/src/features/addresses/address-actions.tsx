import type { Address } from '@oja/contract/checkout';
import { type DeliveryArea, deliversTo } from '@oja/domain/orders/delivery-area';
import { addressLines } from '@oja/domain/orders/destination';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { readShippingInfo } from './address-draft.ts';
import { useAddresses } from './use-addresses.ts';

interface AddressActionsProps {
  address: Address;
  /** An address elsewhere cannot be the default. */
  area: DeliveryArea;
  onEdit: () => void;
}

/** What can be done with a saved address; deleting can be undone. */
export function AddressActions({ address, area, onEdit }: AddressActionsProps) {
  const { add, update, remove } = useAddresses();
  const failed = () => showToast('Your addresses could not be changed.', { tone: 'error' });

  function makeDefault() {
    const info = readShippingInfo(address);
    if (info) update.mutate({ id: address.id, ...info, isDefault: true }, { onError: failed });
  }

  // Promises: with its address this component goes before what `mutate` is given were called.
  function drop() {
    const info = readShippingInfo(address);
    const undo = () => info && add.mutateAsync({ ...info, isDefault: address.isDefault }).catch(failed);
    const done = () => showToast('Address deleted', { action: { label: 'Undo', run: () => void undo() } });
    remove.mutateAsync(address).then(done, failed);
  }

  const about = `${addressLines(address).name}, ${address.address}`;
  const action = (label: string, run: () => void) => (
    <Button variant="quiet" className="px-3!" aria-label={`${label}: ${about}`} onClick={run}>
      {label}
    </Button>
  );
  return (
    <>
      {action('Edit', onEdit)}
      {!address.isDefault && deliversTo(area, address) && action('Make default', makeDefault)}
      {action('Delete', drop)}
    </>
  );
}
