import type { CartItem } from '@oja/contract/cart';
import type { ProductPage } from '@oja/contract/catalogue';
import { stockLeftWords } from '@oja/domain/cart/stock';
import { isSoldOut, shownVariant } from '@oja/domain/goods/variants';
import { useState } from 'react';
import { href } from '../../../lib/routing/paths.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ChoicePills } from '../../../ui/forms/choice-pills.tsx';
import { Picture } from '../../../ui/goods/picture.tsx';
import { Price } from '../../../ui/goods/price.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { SwatchMark } from '../../products/swatch-mark.tsx';

interface ChoiceSheetProps {
  page: ProductPage;
  /** What is chosen at first. */
  item: CartItem;
  onAdd: (item: CartItem) => void;
  onClose: () => void;
}

/** Which colour and size of a product goes into the cart, asked over the list that it stands in. */
export function ChoiceSheet({ page: { product, variants }, item, onAdd, onClose }: ChoiceSheetProps) {
  const [isOpen, setOpen] = useState(true);
  const [color, setColor] = useState(item.selectedColor);
  const [size, setSize] = useState<string>();
  const isWide = useMedia('(width >= 40rem)');
  const { name, colors, sizes, images } = product;
  const variant = shownVariant(variants, { color, size });
  const stock = variant?.stock ?? 0;
  const image = images.find(({ choice }) => choice === color) ?? images[0] ?? null;
  const asked = [colors.length > 0 && 'colour', sizes.length > 0 && 'size'].filter(Boolean).join(' and ');

  function add() {
    setOpen(false);
    onAdd({ ...item, selectedColor: color, selectedSize: variant?.size ?? '' });
  }
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title={`Choose ${asked}`}
      place={isWide ? 'middle' : 'bottom'}
      footer={
        <div className="flex gap-3">
          <ButtonLink
            variant="secondary"
            href={href('product', { id: item.productId }, colors.length > 0 ? { color } : undefined)}
            className="shrink-0"
          >
            See details
          </ButtonLink>
          <Button wide disabled={stock === 0} onClick={add}>
            Add to Cart
          </Button>
        </div>
      }
    >
      <div className="flex items-center gap-4 pb-5">
        <Picture
          picture={image}
          sizes="96px"
          widths={[160, 320]}
          decorative
          className="size-24 shrink-0 overflow-hidden rounded-picture"
        />
        <div className="grid min-w-0 gap-1">
          <p className="line-clamp-2 font-medium">{name}</p>
          <div role="status" className="grid gap-1">
            <Price price={variant?.price ?? product.price} discountPrice={variant?.discountPrice} />
            <p className="text-sm text-muted">{variant ? stockLeftWords(stock) : 'Not offered together'}</p>
          </div>
        </div>
      </div>
      <div className="grid gap-5">
        {colors.length > 0 && (
          <ChoicePills
            legend="Colour"
            options={colors}
            value={color}
            onChange={setColor}
            markOf={(of) => <SwatchMark name={of} />}
            isSoldOut={(of) => isSoldOut(variants, { color: of, size })}
          />
        )}
        {sizes.length > 0 && (
          <ChoicePills
            legend="Size"
            options={sizes}
            value={variant?.size ?? size}
            onChange={setSize}
            isSoldOut={(of) => isSoldOut(variants, { color, size: of })}
          />
        )}
      </div>
    </Modal>
  );
}
