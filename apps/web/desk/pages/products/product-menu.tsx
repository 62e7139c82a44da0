import type { DeskProduct } from '@oja/contract/desks/desk-products';
import {
  Archive,
  ArchiveRestore,
  Copy,
  CopyPlus,
  Ellipsis,
  ExternalLink,
  type LucideIcon,
  Pause,
  Pencil,
  Play,
  Share2,
} from 'lucide-react';
import { Popover } from '../../../src/ui/overlays/popover.tsx';
import { copyProduct, offersShareSheet, shareProduct } from '../../features/products/share-product.ts';
import type { GoodsActs } from '../../features/products/use-goods-acts.ts';

interface ProductMenuProps {
  product: DeskProduct;
  /** Where it is edited. */
  href: string;
  mayChange: boolean;
  acts: GoodsActs;
}

/** What else can be done with a product. */
export function ProductMenu({ product, href, mayChange, acts }: ProductMenuProps) {
  const { id, name, status } = product;
  const isLive = status === 'live';
  const mayPlace = mayChange && status !== 'taken_down';
  if (!mayChange && !isLive) return null;
  return (
    <Popover
      label={`More for ${name}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      panelClassName="product-menu"
    >
      {(close) => {
        const then = (act: () => unknown) => () => {
          close();
          void act();
        };
        return (
          <ul>
            {mayChange && <Way icon={Pencil} text="Edit" href={href} onClick={close} />}
            {mayChange && isLive && (
              <Act icon={Pause} text="Pause" onClick={then(() => acts.place(product, 'paused'))} />
            )}
            {mayChange && status === 'paused' && (
              <Act icon={Play} text="Offer again" onClick={then(() => acts.place(product, 'live'))} />
            )}
            {mayChange && status !== 'taken_down' && (
              <Act icon={CopyPlus} text="Duplicate" onClick={then(() => acts.duplicate(product))} />
            )}
            {mayPlace && status !== 'archived' && (
              <Act icon={Archive} text="Archive" onClick={then(() => acts.place(product, 'archived'))} />
            )}
            {mayChange && status === 'archived' && (
              <Act icon={ArchiveRestore} text="Bring back" onClick={then(() => acts.place(product, 'paused'))} />
            )}
            {isLive && <Act icon={Copy} text="Copy link" onClick={then(() => copyProduct(id))} />}
            {isLive && offersShareSheet() && (
              <Act icon={Share2} text="Share" onClick={then(() => shareProduct(product))} />
            )}
            {isLive && <Way icon={ExternalLink} text="See in the shop" href={`/#/product/${id}`} onClick={close} />}
          </ul>
        );
      }}
    </Popover>
  );
}

interface LineProps {
  icon: LucideIcon;
  text: string;
  onClick: () => void;
}

function Act({ icon: Icon, text, onClick }: LineProps) {
  return (
    <li>
      <button type="button" className="menu-line" onClick={onClick}>
        <Icon aria-hidden="true" className="size-5 text-muted" />
        {text}
      </button>
    </li>
  );
}

function Way({ icon: Icon, text, href, onClick }: LineProps & { href: string }) {
  return (
    <li>
      <a href={href} className="menu-line" onClick={onClick}>
        <Icon aria-hidden="true" className="size-5 text-muted" />
        {text}
      </a>
    </li>
  );
}
