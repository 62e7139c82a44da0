import type { DeskOrder } from '@oja/contract/desks/desk-orders';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMedia } from '../../../src/lib/use-media.ts';
import { Button } from '../../../src/ui/button.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { Modal } from '../../../src/ui/overlays/modal.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useStore } from '../../app/store.ts';
import { focusField } from '../../ui/focus-field.ts';
import { CourierChoice } from './courier-choice.tsx';
import { keepCourier, keepList, keptList, type ShippingList } from './kept-shipping.ts';
import { onTheWay } from './outcome-words.ts';
import { linesOf, withPasted } from './pasted-lines.ts';
import { shortNumber } from './places.ts';
import { needsOf, whoCarries } from './shipping-draft.ts';
import { faultsOf, fieldName, shippedOf } from './shipping-list.ts';
import type { Acts } from './use-acts.ts';

interface ShipSeveralSheetProps {
  /** Null while it is closed. */
  parcels: readonly DeskOrder[] | null;
  acts: Acts;
  onClose: () => void;
}

/** Sends several parcels on their way with one courier: a row each. */
export function ShipSeveralSheet({ parcels, acts, onClose }: ShipSeveralSheetProps) {
  const isWide = useMedia('(width >= 52rem)');
  return (
    <Modal
      open={parcels !== null}
      onClose={onClose}
      place={isWide ? 'middle' : 'bottom'}
      title={`Ship ${parcels?.length ?? ''}`}
    >
      {parcels && <ShipSeveralForm parcels={parcels} acts={acts} onClose={onClose} />}
    </Modal>
  );
}

function ShipSeveralForm({ parcels, acts, onClose }: ShipSeveralSheetProps & { parcels: readonly DeskOrder[] }) {
  const { id: seller } = useStore();
  const form = useRef<HTMLFormElement>(null);
  const [list, setList] = useState(() => keptList(seller));
  const [isTold, setIsTold] = useState(false);
  const [busy, setBusy] = useState(false);
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const left = parcels.filter(({ orderId }) => !moved.has(orderId));
  const ids = left.map(({ orderId }) => orderId);
  const faults = faultsOf(list, ids);
  const isNobody = list.courier.trim() === '';
  const label = isNobody ? null : fieldName(list.courier);

  function change(part: Partial<ShippingList>) {
    const next = { ...list, ...part };
    setList(next);
    keepList(seller, next);
  }

  function focusOn(id: string | undefined) {
    const field = id !== undefined && form.current?.elements.namedItem(`way-${id}`);
    if (field instanceof HTMLElement) field.focus();
  }

  async function ship(event: FormEvent) {
    event.preventDefault();
    setIsTold(true);
    if (isNobody) return focusField('courier');
    const wrong = ids.find((id) => faults[id]);
    if (wrong !== undefined) return focusOn(wrong);
    if (busy) return;
    setBusy(true);
    keepCourier(seller, list.courier.trim());
    const sent = await acts.runSeveral(shippedOf(list, ids), onTheWay);
    setBusy(false);
    if (sent.state === 'refused') return;
    const done = sent.state === 'done' ? sent.answer.items.filter(({ ok }) => ok).map(({ orderId }) => orderId) : ids;
    const fields = Object.fromEntries(Object.entries(list.fields).filter(([id]) => !done.includes(id)));
    keepList(seller, Object.keys(fields).length > 0 ? { ...list, fields } : null);
    if (done.length === ids.length) onClose();
    setMoved(new Set([...moved, ...done]));
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void ship(event)} className="grid grid-cols-1 gap-5">
      <CourierChoice
        value={list.courier}
        error={isTold && isNobody ? whoCarries : undefined}
        onChange={(courier) => change({ courier })}
      />
      {isTold && acts.outcome && <Notice tone="error">{acts.outcome}</Notice>}
      {label && <p className="text-sm text-muted">Copied lines can be pasted: each fills the next row.</p>}
      <ol className="grid grid-cols-1 gap-4">
        {left.map((parcel) => (
          <ParcelRow
            key={parcel.orderId}
            parcel={parcel}
            label={label}
            value={list.fields[parcel.orderId] ?? ''}
            error={(isTold && !isNobody ? faults[parcel.orderId] : undefined) ?? acts.refusals[parcel.orderId]}
            onChange={(text) => change({ fields: { ...list.fields, [parcel.orderId]: text } })}
            onPaste={(pasted) => change({ fields: withPasted(list.fields, ids, parcel.orderId, pasted) })}
            onEnter={() => focusOn(ids[ids.indexOf(parcel.orderId) + 1])}
            isLast={parcel.orderId === ids.at(-1)}
            isPhone={needsOf(list.courier) === 'rider phone'}
          />
        ))}
      </ol>
      <div className="grid gap-2">
        <Button type="submit" wide busy={busy} className="min-h-13 text-base">
          Ship {left.length}
        </Button>
        <p className="text-center text-sm text-muted">The buyers are told, each with its number.</p>
      </div>
    </form>
  );
}

interface ParcelRowProps {
  parcel: DeskOrder;
  /** What its courier needs; null for nothing. */
  label: string | null;
  value: string;
  error: string | undefined;
  isLast: boolean;
  isPhone: boolean;
  onChange: (text: string) => void;
  onPaste: (pasted: string) => void;
  onEnter: () => void;
}

function ParcelRow({ parcel, label, value, error, isLast, isPhone, onChange, onPaste, onEnter }: ParcelRowProps) {
  const whose = `${shortNumber(parcel.orderNumber)} ${parcel.buyer}${parcel.place ? `, ${parcel.place}` : ''}`;
  if (label === null)
    return (
      <li className="text-sm wrap-anywhere">
        {whose}
        {error && <p className="text-danger">{error}</p>}
      </li>
    );

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (linesOf(text).length < 2) return;
    event.preventDefault();
    onPaste(text);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isLast) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <li className="wrap-anywhere">
      <TextField
        label={
          <>
            {whose}
            <span className="sr-only">: {label}</span>
          </>
        }
        name={`way-${parcel.orderId}`}
        type={isPhone ? 'tel' : 'text'}
        placeholder={label}
        value={value}
        error={error}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint={isLast ? 'send' : 'next'}
        onChange={({ target }) => onChange(target.value)}
        onPaste={paste}
        onKeyDown={press}
      />
    </li>
  );
}
