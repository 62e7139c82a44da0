import type { DeskProduct } from '@oja/contract/desks/desk-products';
import { formatNaira } from '@oja/domain/money/naira';
import { formatCount } from '@oja/domain/text/count';
import { clsx } from 'clsx';
import { ChevronRight, Pencil } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { Chip } from '../../../src/ui/chip.tsx';
import { Picture } from '../../../src/ui/goods/picture.tsx';
import { Amount } from '../../../src/ui/goods/price.tsx';
import { rememberOpen } from '../../features/lists/last-open.ts';
import { choiceWords } from '../../features/products/choice-words.ts';
import { TakenDownWords } from '../../features/products/taken-down-words.tsx';
import type { Counting } from '../../features/products/use-counting.ts';
import type { GoodsActs } from '../../features/products/use-goods-acts.ts';
import { useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { CountStepper } from './count-stepper.tsx';
import { ProductMenu } from './product-menu.tsx';

/** Units whose number needs more room on a phone. */
const MANY = 10_000;
/** Kobo from which a price, with the pencil beside it, does. */
const LONG_PRICE = 10_000_000;

/** Fetched by whoever changes a price here, which needs a line anyway. */
const PriceEditor = lazyPart(() => import('./price-editor.tsx').then((m) => m.PriceEditor));

interface ProductRowProps {
  product: DeskProduct;
  /** Where it is looked at and edited. */
  href: string;
  counting: Counting;
  acts: GoodsActs;
}

/** A product in the list: what it is, what it costs, how many there are, and what is to be told of it. */
export function ProductRow({ product, href, counting, acts }: ProductRowProps) {
  const { id, name, status } = product;
  const mayChange = useMayChange('goods');
  const isOpenable = mayChange && status !== 'archived';
  const [isPricing, setIsPricing] = useState(false);
  const [wrong, setWrong] = useState('');
  const priceButton = useRef<HTMLButtonElement>(null);
  const refusal = wrong || acts.refusals[id] || counting.refusals[id];
  const choice = choiceWords(product);
  const isLong = counting.shown(product) >= MANY || product.price >= LONG_PRICE;
  return (
    <tr data-row={id} className={clsx('product-row', isLong && 'product-many')}>
      <td className="product-picture">
        <Picture
          picture={product.picture}
          sizes="(width >= 64rem) 40px, 64px"
          widths={[160]}
          decorative
          className="size-full overflow-hidden rounded-chip"
        />
      </td>
      <td className="product-name">
        <a href={href} onClick={() => rememberOpen(id)} title={name}>
          {name}
        </a>
        {choice && <span className="product-choice">{choice}</span>}
        <Marks product={product} left={counting.shown(product)} />
        {product.takenDown && <TakenDownWords takenDown={product.takenDown} />}
      </td>
      <td className="product-price">
        {isOpenable && !product.pricedEach ? (
          <button
            ref={priceButton}
            type="button"
            aria-expanded={isPricing}
            className="cell-button"
            onClick={() => setIsPricing(!isPricing)}
          >
            <ProductPrice product={product} />
            <Pencil aria-hidden="true" className="size-3.5" />
            <span className="sr-only">, change the price of {name}</span>
          </button>
        ) : (
          <ProductPrice product={product} />
        )}
      </td>
      <td className="product-count">
        <Count {...{ product, href, counting }} onWrong={setWrong} />
      </td>
      <td className="product-sold">
        {formatCount(product.soldRecently)}
        <span className="product-sold-words"> sold in 30 days</span>
      </td>
      <td className="product-more">
        <ProductMenu product={product} href={href} mayChange={mayChange} acts={acts} />
      </td>
      {isPricing && (
        <td className="product-wide">
          <Suspense>
            <PriceEditor
              product={product}
              onSave={(priced, seen) => acts.price(product, priced, seen)}
              onClose={() => {
                setIsPricing(false);
                priceButton.current?.focus();
              }}
            />
          </Suspense>
        </td>
      )}
      {refusal && (
        <td className="product-wide row-refusal">
          <span role="alert">{refusal}</span>
        </td>
      )}
    </tr>
  );
}

/** As the shop shows it: with a sale price, what it was before. */
function ProductPrice({ product: { price, discountPrice, pricedEach } }: { product: DeskProduct }) {
  if (discountPrice === null)
    return (
      <span className="product-amount">
        {pricedEach && 'from '}
        <Amount kobo={price} />
      </span>
    );
  return (
    <span className="product-amount">
      <span className="sr-only">Now </span>
      {pricedEach && 'from '}
      <Amount kobo={discountPrice} className="text-clay" />
      <span className="sr-only"> instead of </span>
      <s className="product-was">{formatNaira(price)}</s>
    </span>
  );
}

interface CountProps extends Pick<ProductRowProps, 'product' | 'href' | 'counting'> {
  onWrong: (text: string) => void;
}

/** Where each colour and size is counted, they are counted in the product. */
function Count({ product, href, counting, onWrong }: CountProps) {
  const { id, name, status, stockItemId } = product;
  const units = counting.shown(product);
  const mayCount = useMayChange('counts');
  if (status === 'archived' || (!mayCount && stockItemId !== null))
    return <span className="product-units">{formatCount(units)}</span>;
  if (stockItemId === null)
    return (
      <a
        href={`${href}${href.includes('?') ? '&' : '?'}counts=1`}
        className="count-each"
        onClick={() => rememberOpen(id)}
      >
        {formatCount(units)}
        <span className="sr-only">, count each colour and size of {name}</span>
        <ChevronRight aria-hidden="true" className="size-4 text-muted" />
      </a>
    );
  return (
    <CountStepper
      name={name}
      value={units}
      onStep={(by) => counting.step(product, by)}
      onType={(count, seen) => counting.type(product, count, seen)}
      onWrong={onWrong}
    />
  );
}

/** @param left units as they are shown */
function Marks({ product: { status, low, held, edited }, left }: { product: DeskProduct; left: number }) {
  return (
    <span className="product-marks">
      {status === 'paused' && <Chip>Paused</Chip>}
      {status === 'archived' && <Chip>Archived</Chip>}
      {status === 'taken_down' && <Chip tone="clay">Taken down</Chip>}
      {left === 0 ? <Chip tone="clay">Sold out</Chip> : low && <Chip tone="clay">Few left</Chip>}
      {held > 0 && <Chip>{formatCount(held)} being paid for</Chip>}
      {edited && <Chip tone="indigo">Changes not in the shop yet</Chip>}
    </span>
  );
}
