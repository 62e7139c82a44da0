import type { DeskProduct } from '@oja/contract/desks/desk-products';
import { type Priced, readPriced } from '@oja/domain/goods/read-product-form';
import { nairaField } from '@oja/domain/money/typed-naira';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { Switch } from '../../../src/ui/forms/switch.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import type { RefusedPrice } from '../../features/products/use-goods-acts.ts';

interface PriceEditorProps {
  product: DeskProduct;
  /** @param seen what it cost when it was opened @returns why it was refused; undefined when it is done */
  onSave: (priced: Priced, seen: Priced) => Promise<RefusedPrice | undefined>;
  onClose: () => void;
}

type Errors = Partial<Record<'price' | 'salePrice', string>>;

/** The price of a product and its sale price, in its row. Enter saves, Escape leaves. */
export function PriceEditor({ product, onSave, onClose }: PriceEditorProps) {
  const { price, discountPrice, name } = product;
  // What comes from the shop while it is open was not seen by whoever types. Null: what is there now has been told.
  const [opened, setOpened] = useState<Priced | null>({ price, discountPrice });
  const [typed, setTyped] = useState(nairaField(price));
  const [isReduced, setIsReduced] = useState(discountPrice !== null);
  const [sale, setSale] = useState(discountPrice === null ? '' : nairaField(discountPrice));
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function save(event: FormEvent) {
    event.preventDefault();
    const found: Errors = {};
    const priced = readPriced({ price: typed, salePrice: isReduced ? sale || '0' : '' }, (at, text) => {
      found[at] = text;
    });
    setErrors(found);
    if (!priced || busy) return;
    const seen = opened ?? { price, discountPrice };
    if (priced.price === seen.price && priced.discountPrice === seen.discountPrice) return onClose();
    setBusy(true);
    const refused = await onSave(priced, seen);
    setBusy(false);
    if (refused === undefined) return onClose();
    setErrors({ price: refused.text });
    if (refused.hasMoved) setOpened(null);
    field.current?.focus();
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }
  return (
    <form aria-label={`Price of ${name}`} className="price-editor" noValidate onSubmit={save} onKeyDown={press}>
      <TextField
        ref={field}
        label="Price ₦"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={20}
        autoFocus
        value={typed}
        error={errors.price}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Switch label="On sale" checked={isReduced} onChange={setIsReduced} />
      {isReduced && (
        <TextField
          label="Sale price ₦"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          value={sale}
          error={errors.salePrice}
          onChange={({ target }) => setSale(target.value)}
        />
      )}
      <div className="flex gap-2">
        <Button type="submit" busy={busy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Leave as it is
        </Button>
      </div>
    </form>
  );
}
