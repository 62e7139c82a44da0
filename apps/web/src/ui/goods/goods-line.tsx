import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import type { ReactNode } from 'react';
import { Picture, type StoredPicture } from './picture.tsx';

interface GoodsLineProps {
  picture: StoredPicture | null | undefined;
  name: ReactNode;
  /** In which variant, how many. */
  facts: string;
  /** What they cost together; nothing where they cannot be had. */
  price?: Kobo | false;
  /** What has to be known of them besides, small. */
  children?: ReactNode;
}

/** One line of goods in a list, to read: what it is, in which variant, how many, and what they cost together. */
export function GoodsLine({ picture = null, name, facts, price = false, children }: GoodsLineProps) {
  return (
    <li className="flex gap-3 text-sm">
      <Picture
        picture={picture}
        sizes="64px"
        widths={[160]}
        decorative
        className="size-16 shrink-0 overflow-hidden rounded-chip"
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 leading-snug font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">{facts}</p>
        {children}
      </div>
      {price !== false && <p className="tabular-nums">{formatNaira(price)}</p>}
    </li>
  );
}
