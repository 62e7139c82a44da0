import { commissionOf } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { readNaira } from '@oja/domain/money/typed-naira';
import { type KeyboardEvent, useState } from 'react';
import { Checkbox } from '../../../src/ui/forms/checkbox.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { percentOff } from '../../../src/ui/goods/price.tsx';

export interface PriceTexts {
  price: string;
  salePrice: string;
}

interface PriceFieldsProps extends PriceTexts {
  errors: { price: string | undefined; salePrice: string | undefined };
  /** The shop's part in basis points; undefined until it is known. */
  commission: number | undefined;
  onChange: (change: Partial<PriceTexts>) => void;
  onLeave: (name: keyof PriceTexts) => void;
  onEnter?: () => void;
}

/** What it costs, what it costs for now, and what the store gets of that. */
export function PriceFields({ price, salePrice, errors, commission, onChange, onLeave, onEnter }: PriceFieldsProps) {
  const [isAsked, setAsked] = useState(false);
  const isOnSale = isAsked || salePrice !== '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  const common = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40, enterKeyHint: 'next', onKeyDown } as const;
  return (
    <div className="grid gap-2">
      <div className="price-fields">
        <TextField
          {...common}
          label="Price ₦"
          name="price"
          placeholder="12,000"
          value={price}
          error={errors.price}
          onChange={({ target }) => onChange({ price: target.value })}
          onBlur={() => onLeave('price')}
        />
        {isOnSale && (
          <TextField
            {...common}
            label={
              <>
                Now ₦ <span className="font-semibold text-clay">{offOf(price, salePrice)}</span>
              </>
            }
            name="salePrice"
            value={salePrice}
            error={errors.salePrice}
            onChange={({ target }) => onChange({ salePrice: target.value })}
            onBlur={() => onLeave('salePrice')}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label="On sale"
          checked={isOnSale}
          onChange={({ target }) => {
            setAsked(target.checked);
            if (target.checked) return;
            onChange({ salePrice: '' });
            onLeave('salePrice');
          }}
        />
        <YouGet typed={salePrice.trim() === '' ? price : salePrice} commission={commission} />
      </div>
    </div>
  );
}

function offOf(price: string, salePrice: string): string | null {
  const [full, now] = [readNaira(price), readNaira(salePrice)];
  return full === undefined ? null : percentOff(full, now);
}

/** 'You get ₦10,800 (commission 10 %)' */
function YouGet({ typed, commission }: { typed: string; commission: number | undefined }) {
  const price = readNaira(typed);
  if (price === undefined || price === 0 || commission === undefined) return null;
  const rest = formatNaira((price - commissionOf(price, commission)) as typeof price).replace(/\.00$/, '');
  return (
    <p className="text-sm text-muted">
      You get <strong className="text-ink tabular-nums">{rest}</strong> (commission {commission / 100} %)
    </p>
  );
}
