import type { Address } from '@oja/contract/checkout';
import { type DeliveryArea, deliversTo } from '@oja/domain/orders/delivery-area';
import { addressLines } from '@oja/domain/orders/destination';
import { AddressActions } from '../../features/addresses/address-actions.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';

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
  const cards = addresses.map((address) => {
    const { name, place } = addressLines(address);
    const isElsewhere = !deliversTo(area, address);
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
      actions: <AddressActions address={address} area={area} onEdit={() => onEdit(address)} />,
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
