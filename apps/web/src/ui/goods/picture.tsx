import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tintClass } from '../../lib/theme/tint.ts';
import { useSavesData } from '../../lib/use-saves-data.ts';

/** A stored picture: its files are at `/media/{key}-{width}.{avif|webp}`. */
export interface StoredPicture {
  key: string;
  /** Dominant colour, #rrggbb. */
  color: string;
  /** Width of one more file, as AVIF alone. */
  widest?: number | undefined;
  alt: string;
}

interface PictureProps {
  picture: StoredPicture | null;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Widths that exist for this picture. */
  widths?: readonly number[];
  /** Sources that are looked at before its own. */
  larger?: ReactNode;
  /** Widths of its AVIF that are composed for a screen wider than a phone's; a browser without AVIF keeps to the phone's. */
  wide?: readonly number[];
  /** Width to height; reserves the room. */
  ratio?: number;
  /** In the first screenful: fetched at once. Else when it comes near. */
  eager?: boolean;
  /** The one picture that the page is waiting for. */
  priority?: boolean;
  /** Decorative here, because the text beside it says the same. */
  decorative?: boolean;
  /** Bytes that are already here, in place of a request, beside what is `wide`. */
  src?: string | undefined;
  className?: string;
  imageClassName?: string;
  /** Stands on the pattern where the picture is missing or fails to load. */
  placeholder?: ReactNode;
}

export const pictureWidths = [160, 320, 640] as const;

export const WIDE = '(width >= 40rem)';

export const sources = (key: string, widths: readonly number[], format: string) =>
  widths.map((width) => `/media/${key}-${width}.${format} ${width}w`).join(', ');

/** A picture in the size that fits, over its dominant colour until it is there. */
export function Picture({
  picture,
  sizes,
  widths = pictureWidths,
  larger,
  wide,
  ratio = 1,
  eager = false,
  priority = false,
  decorative = false,
  src,
  className,
  imageClassName,
  placeholder,
}: PictureProps) {
  /** The key of what did not come: another picture in the same place is tried anew. */
  const [failed, setFailed] = useState<string>();
  // Who saves data gets the smaller half of what there is.
  const savesData = useSavesData();
  const half = (all: readonly number[]) => (savesData ? all.slice(0, Math.ceil(all.length / 2)) : all);
  const offered = half(widths);
  const key = picture?.key;
  const image = useRef<HTMLImageElement>(null);
  // A picture of the server's markup can have failed before there was anyone to hear of it.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailed(key);
  }, [key]);

  if (!picture || failed === picture.key)
    return (
      <Missing alt={decorative ? '' : (picture?.alt ?? '')} className={className}>
        {placeholder}
      </Missing>
    );
  const middle = offered[Math.min(1, offered.length - 1)] ?? 320;
  const frame = clsx('block tint', tintClass(picture.color), className);
  const element = (
    <img
      ref={image}
      src={src ?? `/media/${picture.key}-${middle}.webp`}
      srcSet={src ? undefined : sources(picture.key, offered, 'webp')}
      sizes={src ? undefined : sizes}
      width={middle}
      height={Math.round(middle / ratio)}
      alt={decorative ? '' : picture.alt}
      loading={eager || priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : eager ? 'auto' : 'low'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(picture.key)}
      className={clsx('size-full object-cover', imageClassName)}
    />
  );
  return (
    <picture className={frame}>
      {larger}
      {wide && (
        <source type="image/avif" media={WIDE} srcSet={sources(picture.key, half(wide), 'avif')} sizes={sizes} />
      )}
      {!src && <source type="image/avif" srcSet={sources(picture.key, offered, 'avif')} sizes={sizes} />}
      {element}
    </picture>
  );
}

function Missing({ alt, className, children }: { alt: string; className?: string | undefined; children?: ReactNode }) {
  return (
    <div
      role="img"
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      data-placeholder=""
      className={clsx('adire grid place-items-center bg-sunken text-muted', className)}
    >
      {children}
    </div>
  );
}
