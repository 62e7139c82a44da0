import type { QuotedLine } from '@oja/contract/cart';
import { cannotBeBought, isUnavailable, shownLinePrice } from '@oja/domain/cart/cart-worth';
import { clampQuantity } from '@oja/domain/cart/quantity';
import { LOW_STOCK } from '@oja/domain/cart/stock';
import { formatNaira } from '@oja/domain/money/naira';
import { Trash2 } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx';
import { Picture } from '../../ui/goods/picture.tsx';
import { Amount } from '../../ui/goods/price.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { goneWords, remedyWords, stockOfLineWords } from './stock-of-line.ts';

interface CartLineRowProps {
  line: QuotedLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of a cart: what it is, how many, what it costs. */
export function CartLineRow({ line, onQuantity, onRemove }: CartLineRowProps) {
  const variant = [line.selectedColor, line.selectedSize].filter(Boolean).join(' · ');
  const reduced = line.price < line.originalPrice;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4">
      <Picture
        picture={line.images[0] ?? null}
        sizes="88px"
        widths={[160, 320]}
        decorative
        className="size-22 sm:row-span-2 overflow-hidden rounded-chip"
        imageClassName={line.discontinued ? 'opacity-50' : ''}
      />
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="line-clamp-2 font-body text-sm leading-snug font-medium tracking-normal wrap-anywhere">
            {line.discontinued ? (
              line.name
            ) : (
              <a
                href={href('product', { id: line.productId }, line.selectedColor ? { color: line.selectedColor } : {})}
                className="hover:underline"
              >
                {line.name}
              </a>
            )}
          </h3>
          {variant && <p className="text-xs text-muted">{variant}</p>}
          {!line.discontinued && (
            <p className="text-xs text-muted tabular-nums">
              <span className="mr-1.5 inline-block">{formatNaira(line.price)} each</span>
              {reduced && <s className="inline-block">{formatNaira(line.originalPrice)}</s>}
            </p>
          )}
          <LineWarning line={line} />
        </div>
        <IconButton
          label={`Remove ${line.name}`}
          className="-mt-2.5 -mr-2.5 text-muted hover:text-danger"
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={onRemove}
        />
      </div>
      {!line.discontinued && (
        <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-1">
          <QuantityStepper
            label={`Quantity of ${line.name}`}
            value={line.quantity}
            max={line.stock}
            disabled={line.stock === 0}
            onChange={(quantity) => onQuantity(clampQuantity(quantity, line.stock))}
          />
          {isUnavailable(line) ? (
            <p className="text-xs text-muted">Not in the total</p>
          ) : (
            <p className="display text-lg">
              <Amount kobo={shownLinePrice(line)} />
            </p>
          )}
        </div>
      )}
    </li>
  );
}

function LineWarning({ line }: { line: QuotedLine }) {
  const words = stockOfLineWords(line);
  if (cannotBeBought(line)) {
    return (
      <p data-in-the-way tabIndex={-1} className="scroll-my-40 text-sm font-medium text-danger">
        {line.discontinued ? `${goneWords(line)}. Remove it to check out.` : `${words}. ${remedyWords(line)}`}
      </p>
    );
  }
  const atWorth = line.boundBy === 'worth' && line.quantity === line.stock;
  if (line.stock <= LOW_STOCK || atWorth) return <p className="text-xs font-medium text-clay">{words}</p>;
  return null;
}
