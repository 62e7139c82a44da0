import { useSavesData } from '../../lib/use-saves-data.ts';
import { pictureWidths, type StoredPicture, sources } from '../../ui/goods/picture.tsx';

interface LargeSourceProps {
  picture: StoredPicture;
  sizes: string;
  /** The screens that gain by it; all of them without. */
  media?: string;
}

/** The widest file of a picture that has one beyond those of all; who saves data does without. */
export function LargeSource({ picture: { key, widest }, sizes, media }: LargeSourceProps) {
  const savesData = useSavesData();
  if (widest === undefined || savesData) return null;
  return (
    <source type="image/avif" media={media} srcSet={sources(key, [...pictureWidths, widest], 'avif')} sizes={sizes} />
  );
}
