import type { StoreCard } from '@oja/contract/stores';
import { clsx } from 'clsx';
import { Picture } from '../../ui/goods/picture.tsx';

const looks = [
  'bg-palm-soft text-palm',
  'bg-clay-soft text-clay',
  'bg-sun text-on-sun',
  'bg-indigo text-canvas',
  'bg-palm text-on-palm',
] as const;

/** The cloth of a store without a picture of its own: always the same for the same name. */
function bannerLook(storeName: string): string {
  let sum = 0;
  for (const letter of storeName) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return looks[sum % looks.length] ?? looks[0];
}

interface StoreBannerProps {
  storeName: string;
  picture: StoreCard['storeBanner'];
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The one picture that the page is waiting for. */
  priority?: boolean;
}

/** What stands over a store's page and card: the picture that it chose, or its cloth. Fills what it stands in, about 4 to 1. */
export function StoreBanner({ storeName, picture, sizes, priority = false }: StoreBannerProps) {
  const cloth = <div className={clsx('adire size-full', bannerLook(storeName))} />;
  if (!picture) return cloth;
  return (
    <Picture
      picture={picture}
      sizes={sizes}
      widths={[320, 640, 1280]}
      ratio={4}
      priority={priority}
      decorative
      className="size-full"
      placeholder={cloth}
    />
  );
}
