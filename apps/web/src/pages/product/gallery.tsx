import type { Picture as StoredPicture } from '@oja/contract/common';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { cardPictureSizes } from '../../features/products/product-card.tsx';
import { asksToSaveData } from '../../lib/data-saver.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { nextIndex, previousIndex } from '../../ui/carousel/slides.ts';
import { useSwipe } from '../../ui/carousel/use-swipe.ts';
import { Picture, WIDE } from '../../ui/goods/picture.tsx';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { LargeSource } from './large-source.tsx';
import { useSlides } from './use-slides.ts';

const Lightbox = lazyPart(() => import('./lightbox.tsx').then((m) => m.Lightbox));

const SIZES = '(width >= 64rem) 720px, 100vw';

interface GalleryProps {
  name: string;
  images: readonly StoredPicture[];
  /** Its pictures are shown, and those of no colour; '' where there is no such choice. */
  color: string;
}

/** A product's pictures, one at a time: by swipe, arrows of the keyboard, buttons and thumbs. Wraps around. Any can be enlarged. */
export function Gallery({ name, images, color }: GalleryProps) {
  const { pictures, index, shown, goTo, change, standing, come, arrive } = useSlides(images, color);
  const [first] = useState(shown?.key);
  const [enlarged, setEnlarged] = useState(false);
  const count = pictures.length;
  const swiping = useSwipe((direction) => count > 1 && change(direction));
  const near = asksToSaveData() ? [index] : [index, nextIndex(index, count), previousIndex(index, count)];
  const isNear = (key: string) => near.some((at) => pictures[at]?.key === key);

  function onKeyDown(event: KeyboardEvent) {
    if (count < 2 || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    change(event.key === 'ArrowRight' ? 'next' : 'previous');
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      className="gallery"
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below it does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the button */}
      <div
        className="gallery-stage"
        aria-live="polite"
        {...swiping}
        onClick={() => images.length > 0 && setEnlarged(true)}
      >
        {images.length === 0 && <Picture picture={null} sizes={SIZES} className="aspect-square" />}
        {images.map((image) => (
          <div
            key={image.key}
            inert={image.key !== standing}
            className={clsx('gallery-slide', image.key === standing && 'gallery-slide-shown')}
            onLoadCapture={() => arrive(image.key)}
            onErrorCapture={() => arrive(image.key)}
          >
            {/* The card that led here has this one: it shows until the large one is there. */}
            {image.key === first && (
              <Picture picture={image} sizes={cardPictureSizes} eager decorative className="absolute inset-0" />
            )}
            {(isNear(image.key) || come.has(image.key)) && (
              <Picture
                picture={image}
                sizes={SIZES}
                larger={<LargeSource picture={image} sizes={SIZES} media={WIDE} />}
                priority={image.key === first}
                eager
                className="gallery-picture"
              />
            )}
          </div>
        ))}
      </div>
      {shown && (
        <button
          type="button"
          title="Enlarge picture"
          aria-label="Enlarge picture"
          className="gallery-arrow gallery-enlarge"
          onClick={() => setEnlarged(true)}
        >
          <Expand aria-hidden="true" className="size-5" />
        </button>
      )}
      {count > 1 && (
        <>
          <p className="gallery-counter">
            <span className="sr-only">Picture </span>
            {index + 1}/{count}
          </p>
          <button
            type="button"
            aria-label="Previous picture"
            className="gallery-arrow left-3"
            onClick={() => change('previous')}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label="Next picture"
            className="gallery-arrow right-3"
            onClick={() => change('next')}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
          <ul className="gallery-thumbs">
            {pictures.map((image, at) => (
              <li key={image.key}>
                <button
                  type="button"
                  aria-label={`Show picture ${at + 1}`}
                  aria-current={at === index || undefined}
                  className="gallery-thumb"
                  onClick={() => goTo(at)}
                >
                  <Picture picture={image} sizes="48px" widths={[160]} decorative className="size-full" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {enlarged && shown && (
        <ErrorBoundary fallback={null} onError={() => setEnlarged(false)}>
          <Suspense fallback={null}>
            <Lightbox
              name={name}
              picture={shown}
              counter={count > 1 ? `${index + 1}/${count}` : undefined}
              onChange={change}
              onClose={() => setEnlarged(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
