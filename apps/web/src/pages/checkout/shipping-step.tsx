import type { Address, Checkout } from '@oja/contract/checkout';
import { invalidAddress, type ShippingField, trimmedAddress } from '@oja/domain/orders/checkout';
import { deliversTo } from '@oja/domain/orders/delivery-area';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { emptyAddress, type KnownBuyer, readShippingInfo } from '../../features/addresses/address-draft.ts';
import { type AddressErrors, addressErrors, firstWrongField } from '../../features/addresses/address-errors.ts';
import { AddressFields } from '../../features/addresses/address-fields.tsx';
import { useAddresses } from '../../features/addresses/use-addresses.ts';
import { withinArea } from '../../features/addresses/within-area.ts';
import { chosenAddress, type Progress } from '../../features/checkout/progress.ts';
import type { ChangeProgress } from '../../features/checkout/use-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { StepFrame } from './step-frame.tsx';

interface ShippingStepProps {
  /** Whom a new address is begun with. */
  buyer: KnownBuyer;
  progress: Progress;
  change: ChangeProgress;
  checkout: Checkout;
  /** The shop would not take the address when the order was placed. */
  refused: boolean;
  onDone: () => void;
}

/** Where the order goes: a saved address, or the form for a new one. */
export function ShippingStep({ buyer, progress, change, checkout, refused, onDone }: ShippingStepProps) {
  const { addresses, deliversTo: area } = checkout;
  const { draft, editing, save } = progress;
  const empty = withinArea(emptyAddress(buyer), area);
  const { add, update } = useAddresses();
  const chosen = chosenAddress(
    progress.choice,
    addresses.filter((address) => deliversTo(area, address)),
  );
  const formOpen = chosen === 'new' || editing !== null;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<AddressErrors | null>(refused ? addressErrors(draft) : null);

  const [focus, setFocus] = useState<{ on: ShippingField } | null>(null);

  // After the render that marks it, so that readers hear the field with what is wrong with it.
  useEffect(() => {
    const field = focus && form.current?.elements.namedItem(focus.on);
    if (field instanceof HTMLElement) field.focus();
  }, [focus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = addressErrors(formOpen ? draft : (readShippingInfo(chosen) ?? draft));
    const first = firstWrongField(found);
    setErrors(first ? found : null);
    if (first) {
      if (!formOpen) edit(chosen);
      return setFocus({ on: first });
    }
    if (editing !== null) return saveChanges(editing);
    if (chosen === 'new' && save) await saveNew();
    onDone();
  }

  async function saveChanges(id: string) {
    const isDefault = addresses.find((address) => address.id === id)?.isDefault ?? false;
    try {
      await update.mutateAsync({ id, ...trimmedAddress(draft), isDefault });
      change({ choice: id, editing: null, draft: empty });
    } catch (error) {
      showToast(saveFailure(error), { tone: 'error' });
    }
  }

  async function saveNew() {
    try {
      const added = await add.mutateAsync({ ...trimmedAddress(draft), isDefault: addresses.length === 0 });
      change({ choice: added.id, draft: empty });
    } catch (error) {
      // The order can go to an address that is not kept.
      showToast(saveFailure(error), { tone: 'error' });
    }
  }

  function edit(address: Address) {
    change({ choice: address.id, editing: address.id, draft: withinArea(readShippingInfo(address) ?? draft, area) });
  }

  function close() {
    setErrors(null);
    change({ editing: null, draft: empty });
  }

  const busy = add.isPending || update.isPending;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <StepFrame
        title="Shipping address"
        actions={
          <>
            {editing !== null && (
              <Button variant="secondary" onClick={close}>
                Cancel
              </Button>
            )}
            <Button type="submit" busy={busy}>
              {editing === null ? 'Continue to payment' : 'Save address'}
            </Button>
          </>
        }
      >
        {(refused || (errors && firstWrongField(errors))) && <Notice tone="error">{invalidAddress}</Notice>}
        {addresses.length > 0 && editing === null && (
          <SavedAddresses
            addresses={addresses}
            area={area}
            chosen={chosen === 'new' ? 'new' : chosen.id}
            onChoose={(choice) => {
              setErrors(null);
              change({ choice });
            }}
            onEdit={edit}
          />
        )}
        {formOpen && (
          <AddressFields
            value={draft}
            area={area}
            errors={errors ?? {}}
            onChange={(next) => {
              change({ draft: next, ...(chosen === 'new' && { choice: 'new' }) });
              // A field that was wrong is judged again as it is mended; the others wait for the button.
              if (errors) setErrors(mended(errors, addressErrors(next)));
            }}
          />
        )}
        {formOpen && editing === null && (
          <Checkbox
            label="Save this address for next time"
            checked={save}
            onChange={(event) => change({ save: event.target.checked })}
          />
        )}
      </StepFrame>
    </form>
  );
}

const mended = (before: AddressErrors, now: AddressErrors): AddressErrors =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in before));

function saveFailure(error: unknown): string {
  const known = error instanceof Error && 'status' in error && error.status !== 0;
  return known ? error.message : 'Your address could not be saved.';
}
