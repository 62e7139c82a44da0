import type { Address } from '@oja/contract/checkout';
import { type DeliveryArea, deliversTo } from '@oja/domain/orders/delivery-area';
import { addressLines } from '@oja/domain/orders/destination';
import { AddressActions } from '../../features/addresses/address-actions.tsx';
import { Chip } from '../../ui/chip.tsx';

interface AddressCardProps {
  address: Address;
  area: DeliveryArea;
  onEdit: () => void;
}

/** One saved address, with what can be done with it. */
export function AddressCard({ address, area, onEdit }: AddressCardProps) {
  const { name, place } = addressLines(address);
  return (
    <li className="grid gap-2 rounded-card bg-surface p-4 pb-2 ring-1 ring-line sm:px-6">
      <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
        {name}
        {address.isDefault && <Chip tone="palm">Default</Chip>}
      </p>
      <p className="text-muted wrap-anywhere">
        {place}
        <br />
        {address.phone}
      </p>
      {!deliversTo(area, address) && <p className="font-medium text-danger">We do not deliver here.</p>}
      <div className="-mx-3 flex flex-wrap">
        <AddressActions address={address} area={area} onEdit={onEdit} />
      </div>
    </li>
  );
}
