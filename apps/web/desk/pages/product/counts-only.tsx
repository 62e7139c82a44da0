import { Picture } from '../../../src/ui/goods/picture.tsx';
import type { LiveProduct } from '../../features/goods-form/live.ts';
import { LiveCount } from '../../features/goods-form/live-count.tsx';
import { Changeable, OutOfShop } from '../../features/store-status/out-of-shop.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';

/** What a packer may do with a product: say how many there are. */
export function CountsOnly({ product }: { product: LiveProduct }) {
  const { stockItemId, stock, held } = product;
  const offered = product.variants.filter((variant) => variant.offered);
  return (
    <DeskPage title={product.name} heading={<span className="text-xl wrap-anywhere">{product.name}</span>}>
      <OutOfShop />
      <div className="grid max-w-180 gap-4">
        <Changeable>
          <Picture
            picture={product.picture}
            sizes="160px"
            decorative
            className="size-40 overflow-hidden rounded-chip"
          />
          {stockItemId !== null ? (
            <LiveCount product={product} stockItemId={stockItemId} stock={stock} held={held} />
          ) : (
            offered.map((variant) => (
              <LiveCount
                key={variant.id}
                product={product}
                stockItemId={variant.stockItemId}
                stock={variant.stock}
                held={variant.held}
                label={[variant.color, variant.size].filter(Boolean).join(', ')}
              />
            ))
          )}
        </Changeable>
      </div>
    </DeskPage>
  );
}
