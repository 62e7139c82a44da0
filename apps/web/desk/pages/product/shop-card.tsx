import type { ProductForm } from '@oja/domain/goods/product-form';
import type { Kobo } from '@oja/domain/money/money';
import { readNaira } from '@oja/domain/money/typed-naira';
import { memo, useSyncExternalStore } from 'react';
import { Chip } from '../../../src/ui/chip.tsx';
import { Price, percentOff } from '../../../src/ui/goods/price.tsx';
import { pictureOf } from '../../features/goods-form/picture-choices.ts';
import type { PictureLine } from '../../features/pictures/picture-line.ts';
import { PictureImage } from '../../features/pictures/picture-tile.tsx';

interface ShopCardProps {
  line: PictureLine;
  form: ProductForm;
  /** The colour that is looked at. */
  color?: string | undefined;
}

/** The product as it will stand among others in the shop. */
export const ShopCard = memo(function ShopCard({ line, form, color }: ShopCardProps) {
  const pictures = useSyncExternalStore(line.subscribe, line.state);
  const first = pictures.find(({ id }) => id === pictureOf(form, color)?.id);
  const isEach = form.pricedEach && form.variants.length > 0;
  const priced = isEach ? lowest(form.variants.filter(({ offered }) => offered)) : pricedBy(form);
  const off = priced && percentOff(priced.price, priced.discountPrice);
  return (
    <div className="shop-card">
      <div className="shop-card-picture adire">
        {first && <PictureImage picture={first} />}
        {off && (
          <Chip tone="clay" className="absolute top-2 left-2">
            {off}
          </Chip>
        )}
      </div>
      <div className="grid gap-1 p-2">
        <span className="min-h-4 truncate text-xs text-muted">{form.brand}</span>
        <span className="shop-card-name">{form.name.trim() || 'Name'}</span>
        {priced ? (
          <Price price={priced.price} discountPrice={priced.discountPrice} from={isEach} />
        ) : (
          <p className="display text-lg text-muted">₦</p>
        )}
      </div>
    </div>
  );
});

interface Typed {
  price: string;
  salePrice: string;
}

function pricedBy({ price: typed, salePrice }: Typed): { price: Kobo; discountPrice: Kobo | undefined } | null {
  const price = readNaira(typed);
  return price === undefined ? null : { price, discountPrice: readNaira(salePrice) };
}

const lowest = (rows: readonly Typed[]) =>
  rows
    .map(pricedBy)
    .filter((priced) => priced !== null)
    .sort((one, other) => (one.discountPrice ?? one.price) - (other.discountPrice ?? other.price))[0] ?? null;
