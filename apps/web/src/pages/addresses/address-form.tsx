import type { Address } from '@oja/contract/checkout';
import { trimmedAddress } from '@oja/domain/orders/checkout';
import type { DeliveryArea } from '@oja/domain/orders/delivery-area';
import { useEffect, useRef, useState } from 'react';
import { emptyAddress, type KnownBuyer, readShippingInfo } from '../../features/addresses/address-draft.ts';
import { addressErrors } from '../../features/addresses/address-errors.ts';
import { AddressFields } from '../../features/addresses/address-fields.tsx';
import { useAddresses } from '../../features/addresses/use-addresses.ts';
import { withinArea } from '../../features/addresses/within-area.ts';
import { callFailure } from '../../features/session/call-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Notice } from '../../ui/states/notice.tsx';

interface AddressFormProps {
  /** What is changed; undefined for another one. */
  address: Address | undefined;
  /** Whom a new address is begun with. */
  buyer: KnownBuyer;
  area: DeliveryArea;
  /** The first is the default, whatever is said. */
  isFirst: boolean;
  onClose: () => void;
}

/** A new address, or changes of one. What the shop refuses stays in the fields. */
export function AddressForm({ address, buyer, area, isFirst, onClose }: AddressFormProps) {
  const [draft, setDraft] = useState(() => withinArea(readShippingInfo(address) ?? emptyAddress(buyer), area));
  const [isDefault, setDefault] = useState(address?.isDefault ?? isFirst);
  const { add, update } = useAddresses();
  const saving = address ? update : add;

  function send() {
    const saved = { ...trimmedAddress(draft), isDefault };
    const done = {
      onSuccess: () => {
        showToast('Address saved');
        onClose();
      },
    };
    if (address) update.mutate({ id: address.id, ...saved }, done);
    else add.mutate(saved, done);
  }

  const { errors, onSubmit } = useForm({ wrong: addressErrors(draft), busy: saving.isPending, send });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {address ? 'Change this address' : 'New address'}
      </h2>
      {saving.isError && <Notice tone="error">{callFailure(saving.error)}</Notice>}
      <AddressFields value={draft} area={area} errors={errors} onChange={setDraft} />
      {/* The default is given up by making another one the default. */}
      {!address?.isDefault && !isFirst && (
        <Checkbox
          label="Choose this address by default"
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending}>
          Save address
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
