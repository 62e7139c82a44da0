import type { Picture as StoredPicture } from '@oja/contract/common';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useSwipe } from '../../ui/carousel/use-swipe.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import { LargeSource } from './large-source.tsx';

interface LightboxProps {
  name: string;
  picture: StoredPicture;
  /** '2/5'; nothing where there is one picture. */
  counter: string | undefined;
  onChange: (direction: 'next' | 'previous') => void;
  onClose: () => void;
}

const button = 'bg-surface text-ink ring-1 ring-line';

/** A picture as large as the window, and twice that: a native dialog, closed by Escape, Back and its button. */
export function Lightbox({ name, picture, counter, onChange, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const sizes = zoomed ? '200vmin' : '100vmin';
  const swiping = useSwipe((direction) => counter && !zoomed && change(direction));

  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => dialog.current?.close());
  useEffect(() => {
    const { current } = stage;
    if (!zoomed || !current) return;
    current.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }, [zoomed]);

  function change(direction: 'next' | 'previous') {
    setZoomed(false);
    onChange(direction);
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (counter && !zoomed && key === 'ArrowRight') change('next');
    if (counter && !zoomed && key === 'ArrowLeft') change('previous');
    if (key === '+' || key === '=') setZoomed(true);
    if (key === '-') setZoomed(false);
  }
  /** A mouse shows the part of the large picture that it points at; a finger pushes it. */
  function follow({ pointerType, clientX, clientY, currentTarget }: PointerEvent) {
    if (!zoomed || pointerType !== 'mouse') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    currentTarget.scrollTo(
      ((clientX - left) / width) * (currentTarget.scrollWidth - width),
      ((clientY - top) / height) * (currentTarget.scrollHeight - height),
    );
  }

  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      className="modal lightbox"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className="lightbox-stage" onPointerMove={follow}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above and the keys + and - do the same */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the button */}
        <div
          className={clsx('lightbox-picture', zoomed && 'lightbox-zoomed')}
          {...(!zoomed && swiping)}
          onClick={() => setZoomed(!zoomed)}
        >
          <Picture
            key={picture.key}
            picture={picture}
            sizes={sizes}
            widths={[640]}
            larger={<LargeSource picture={picture} sizes={sizes} />}
            eager
            className="size-full"
          />
        </div>
      </div>
      <div className="absolute inset-x-3 top-3 flex items-center gap-2">
        {counter && <p className="gallery-counter static!">{counter}</p>}
        <IconButton
          label={zoomed ? 'Zoom out' : 'Zoom in'}
          aria-pressed={zoomed}
          className={clsx(button, 'ml-auto')}
          icon={
            zoomed ? (
              <ZoomOut aria-hidden="true" className="size-5" />
            ) : (
              <ZoomIn aria-hidden="true" className="size-5" />
            )
          }
          onClick={() => setZoomed(!zoomed)}
        />
        <IconButton
          label="Close"
          className={button}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {counter && (
        <div className="absolute inset-x-3 bottom-3 flex justify-between">
          <IconButton
            label="Previous picture"
            className={button}
            icon={<ChevronLeft aria-hidden="true" className="size-5" />}
            onClick={() => change('previous')}
          />
          <IconButton
            label="Next picture"
            className={button}
            icon={<ChevronRight aria-hidden="true" className="size-5" />}
            onClick={() => change('next')}
          />
        </div>
      )}
    </dialog>
  );
}
