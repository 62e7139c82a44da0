import { useMedia } from '../../../src/lib/use-media.ts';
import { Button } from '../../../src/ui/button.tsx';
import { useForm } from '../../../src/ui/forms/use-form.ts';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useStore } from '../../app/store.ts';
import type { AskedParcel } from './asked-parcel.ts';
import { CourierChoice } from './courier-choice.tsx';
import { keepCourier } from './kept-shipping.ts';
import { consequences } from './parcel-step.ts';
import { faultOf, type ShippingField, usedOf } from './shipping-draft.ts';
import { ShippingFields } from './shipping-fields.tsx';
import type { Acts } from './use-acts.ts';
import { useShippingDraft } from './use-shipping-draft.ts';

interface ShipSheetProps {
  /** Null while it is closed. */
  parcel: AskedParcel | null;
  acts: Acts;
  onClose: () => void;
}

/** Asks how a parcel travels, and sends it on its way; or writes that anew. */
export function ShipSheet({ parcel, acts, onClose }: ShipSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  return (
    <Modal
      open={parcel !== null}
      onClose={onClose}
      place={isWide ? 'middle' : 'bottom'}
      title={parcel?.correcting ? `Correct ${parcel.orderNumber}` : `Ship ${parcel?.orderNumber ?? ''}`}
    >
      {parcel && <ShipForm parcel={parcel} acts={acts} onClose={onClose} />}
    </Modal>
  );
}

function ShipForm({ parcel, acts, onClose }: ShipSheetProps & { parcel: AskedParcel }) {
  const { id: seller } = useStore();
  const { draft, change, forget } = useShippingDraft(parcel);
  const fault = faultOf(draft);
  const wrong: Partial<Record<ShippingField, string>> = fault ? { [fault.field]: fault.words } : {};
  const { errors, onSubmit } = useForm<ShippingField>({ wrong, busy: false, send: () => void ship() });
  const { refusals } = acts;

  async function ship() {
    const { orderId, orderNumber: about, correcting, word = '' } = parcel;
    keepCourier(seller, draft.courier.trim());
    onClose();
    const way = usedOf(draft);
    const sent = correcting
      ? await acts.run({ kind: 'correct', orderId, ...way }, { about, said: 'Corrected', told: 'The buyer sees it.' })
      : await acts.run(
          { kind: 'ship', orderId, ...way, notes: word },
          { about, said: 'On the way', told: 'The buyer is told.' },
        );
    // What was refused is there again when the sheet opens.
    if (sent.state !== 'refused') forget();
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p className="text-sm wrap-anywhere text-muted">
        {parcel.buyer}
        {parcel.place && `, ${parcel.place}`}
      </p>
      {refusals[parcel.orderId] && <Notice tone="error">{refusals[parcel.orderId]}</Notice>}
      <CourierChoice value={draft.courier} error={errors.courier} onChange={(courier) => change({ courier })} />
      <ShippingFields draft={draft} errors={errors} onChange={change} />
      <div className="grid gap-2">
        <Button type="submit" wide className="min-h-13 text-base">
          {parcel.correcting ? 'Save' : 'Ship'}
        </Button>
        <p className="text-center text-sm text-muted">
          {parcel.correcting ? 'The buyer sees the new way at once.' : consequences.ship}
        </p>
      </div>
    </form>
  );
}
