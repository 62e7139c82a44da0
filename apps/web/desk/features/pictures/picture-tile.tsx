import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { Spinner } from '../../../src/ui/states/spinner.tsx';
import type { OnePicture } from './picture-line.ts';

interface PictureTileProps {
  picture: OnePicture;
  /** What it is: 'Picture 1 of 3'. */
  name: string;
  /** Where it stands; left out of what is no part of the product. */
  at?: number;
  /** What stands in a corner of it. */
  mark?: ReactNode;
  onOpen: () => void;
  onPointerDown?: (event: PointerEvent<HTMLButtonElement>) => void;
}

/** A picture of the form; tapped, it opens. */
export function PictureTile({ picture, name, at, mark, onOpen, onPointerDown }: PictureTileProps) {
  const { state, progress } = picture;
  return (
    <button
      type="button"
      data-picture={picture.id}
      aria-label={`${name}${wordsOf(picture)}`}
      className={clsx('picture-tile', state === 'refused' && 'picture-refused')}
      onClick={onOpen}
      onPointerDown={onPointerDown}
    >
      <PictureImage picture={picture} />
      {at !== undefined && <span aria-hidden="true" className="picture-number" data-number={at + 1} />}
      {mark}
      {state === 'making' && <Spinner />}
      {(state === 'waiting' || state === 'sending') && <Ring part={progress} />}
      {state === 'refused' && <CircleAlert aria-hidden="true" className="picture-alert" />}
    </button>
  );
}

/** As it lies on the phone, or as the shop has it. */
export function PictureImage({ picture: { url, stored } }: { picture: OnePicture }) {
  const source = url ?? (stored && `/media/${stored.key}-320.webp`);
  return source ? <img src={source} alt="" draggable={false} /> : null;
}

/** How much of it has left. */
function Ring({ part }: { part: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className="picture-ring">
      <circle cx="18" cy="18" r="15" />
      <circle cx="18" cy="18" r="15" pathLength="1" strokeDasharray={`${part} 1`} className="picture-ring-part" />
    </svg>
  );
}

function wordsOf({ state, text }: OnePicture): string {
  if (state === 'ready') return '';
  return state === 'refused' ? `: ${text}` : state === 'making' ? ', being made' : ', on its way';
}
