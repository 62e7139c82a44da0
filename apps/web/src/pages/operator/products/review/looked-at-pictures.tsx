import type { LookedAtGoods } from '@oja/contract/desks/operator-drafts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Chip } from '../../../../ui/chip.tsx';
import { Picture } from '../../../../ui/goods/picture.tsx';

interface LookedAtPicturesProps {
  goods: LookedAtGoods;
  before: LookedAtGoods | null;
  isZoomed: boolean;
  onZoom: () => void;
}

/** The pictures, one of them large; of changes which are new, and which are gone. */
export function LookedAtPictures({ goods, before, isZoomed, onZoom }: LookedAtPicturesProps) {
  const [chosen, setChosen] = useState('');
  const had = new Set(before?.pictures.map(({ key }) => key));
  const has = new Set(goods.pictures.map(({ key }) => key));
  const all = [
    ...goods.pictures.map((picture) => ({ picture, mark: before && !had.has(picture.key) ? 'New' : '' })),
    ...(before?.pictures ?? []).filter(({ key }) => !has.has(key)).map((picture) => ({ picture, mark: 'Gone' })),
  ];
  const large = all.find(({ picture }) => picture.key === chosen) ?? all[0];
  if (!large) return <p className="text-sm text-muted">No picture.</p>;
  return (
    <div className="grid min-w-0 content-start gap-3">
      <button
        type="button"
        aria-pressed={isZoomed}
        aria-label={isZoomed ? 'Show the whole picture' : 'Zoom the picture'}
        className="relative block w-full overflow-hidden rounded-card"
        onClick={onZoom}
      >
        <Picture
          key={large.picture.key}
          picture={large.picture}
          sizes="(min-width: 64rem) 40rem, 100vw"
          eager
          className="aspect-square w-full"
          imageClassName={clsx('transition-transform motion-reduce:transition-none', isZoomed && 'scale-200')}
        />
      </button>
      {all.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {all.map(({ picture, mark }, index) => (
            <li key={picture.key} className="grid justify-items-center gap-1">
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${all.length}${mark && `, ${mark.toLowerCase()}`}`}
                aria-pressed={picture === large.picture}
                className="size-16 overflow-hidden rounded-chip ring-1 ring-line aria-pressed:ring-2 aria-pressed:ring-palm"
                onClick={() => setChosen(picture.key)}
              >
                <Picture picture={picture} sizes="64px" widths={[160]} decorative />
              </button>
              {mark && <Chip tone={mark === 'New' ? 'palm' : 'clay'}>{mark}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
