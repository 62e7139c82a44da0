import type { Address } from '@oja/contract/checkout';
import { type DeliveryArea, deliversTo } from '@oja/domain/orders/delivery-area';
import { addressLines } from '@oja/domain/orders/destination';
import { readShippingInfo } from '../../features/addresses/address-draft.ts';
import { useAddresses } from '../../features/addresses/use-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

interface SavedAddressesProps {
  addresses: readonly Address[];
  /** Addresses elsewhere are kept, but cannot be chosen. */
  area: DeliveryArea;
  /** An address' id, or 'new'. */
  chosen: string;
  onChoose: (choice: string) => void;
  onEdit: (address: Address) => void;
}

/** The buyer's saved addresses, and another one. */
export function SavedAddresses({ addresses, area, chosen, onChoose, onEdit }: SavedAddressesProps) {
  const { add, update, remove } = useAddresses();
  const failed = () => showToast('Your addresses could not be changed.', { tone: 'error' });

  function makeDefault(address: Address) {
    const info = readShippingInfo(address);
    if (info) update.mutate({ id: address.id, ...info, isDefault: true }, { onError: failed });
  }

  function drop(address: Address) {
    const info = readShippingInfo(address);
    const undo = () => info && add.mutate({ ...info, isDefault: address.isDefault }, { onError: failed });
    remove.mutate(address, {
      onSuccess: () => showToast('Address deleted', { action: { label: 'Undo', run: undo } }),
      onError: failed,
    });
  }

  const cards = addresses.map((address) => {
    const { name, place } = addressLines(address);
    const isElsewhere = !deliversTo(area, address);
    const action = (label: string, run: () => void) => (
      <Button variant="quiet" className="px-3!" aria-label={`${label}: ${name}, ${address.address}`} onClick={run}>
        {label}
      </Button>
    );
    return {
      value: address.id,
      label: (
        <span className="flex flex-wrap items-center gap-2">
          {name}
          {address.isDefault && <Chip tone="palm">Default</Chip>}
        </span>
      ),
      description: (
        <>
          {place}
          <br />
          {address.phone}
          {isElsewhere && (
            <>
              <br />
              <span className="font-medium text-danger">We do not deliver here.</span>
            </>
          )}
        </>
      ),
      disabled: isElsewhere,
      actions: (
        <>
          {action('Edit', () => onEdit(address))}
          {!address.isDefault && !isElsewhere && action('Make default', () => makeDefault(address))}
          {action('Delete', () => drop(address))}
        </>
      ),
    };
  });

  return (
    <RadioCards
      legend="Shipping address"
      quietLegend
      cards={[...cards, { value: 'new', label: 'Use another address' }]}
      value={chosen}
      onChange={onChoose}
    />
  );
}
