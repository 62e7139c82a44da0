import type { SellerCard as Seller } from '@oja/contract/seller-card';
import { clsx } from 'clsx';
import { Picture } from '../../ui/goods/picture.tsx';

interface SellerLogoProps {
  seller: Pick<Seller, 'storeName' | 'storeLogo'>;
  /** Width in pixels, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
}

/** A store's logo as a disc; where there is none or it fails, the first letter of its name. */
export function SellerLogo({ seller, sizes, className }: SellerLogoProps) {
  return (
    <Picture
      picture={seller.storeLogo}
      sizes={sizes}
      widths={[160]}
      decorative
      className={clsx('shrink-0 overflow-hidden rounded-full', className)}
      placeholder={
        <span className="display text-xl" aria-hidden="true">
          {seller.storeName.charAt(0)}
        </span>
      }
    />
  );
}
