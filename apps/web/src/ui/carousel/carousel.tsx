import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { useCarousel } from './use-carousel.ts';
import { useSwipe } from './use-swipe.ts';

export interface Slide {
  id: string;
  /** @param near whether it shows now or next, so that its picture is worth fetching */
  content: (near: boolean) => ReactNode;
}

/** Milliseconds after which the next slide's picture may take bandwidth from what the page shows first. */
const WARM_AFTER = 1500;

/** Slides that change by themselves, by swipe and by the dashes below. Holds still under a pointer, for the focus, and on demand. */
export function Carousel({
  label,
  slides,
  className,
}: {
  label: string;
  slides: readonly Slide[];
  className?: string;
}) {
  const { index, leaving, direction, playing, canPlay, savesData, change, goTo, toggle, hold, release } = useCarousel(
    slides.length,
  );
  const swiping = useSwipe(change);
  const [warm, setWarm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWarm(true), WARM_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
  const byFinger = (act: () => void) => (event: PointerEvent) => event.pointerType !== 'mouse' && act();
  const byKeyboard = (event: FocusEvent) => event.target.matches(':focus-visible') && hold();

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={byMouse(hold)}
      onPointerLeave={byMouse(release)}
      onPointerDown={byFinger(hold)}
      onPointerUp={byFinger(release)}
      onPointerCancel={byFinger(release)}
      onFocus={byKeyboard}
      onBlur={release}
      className={clsx('relative', className)}
    >
      <div aria-live={playing ? 'off' : 'polite'} data-direction={direction} className="carousel" {...swiping}>
        {slides.map((slide, at) => {
          const shown = at === index;
          return (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group; a fieldset is for forms
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}`}
              inert={!shown}
              className={clsx(
                'slide',
                shown ? 'slide-shown' : at === leaving && 'slide-leaving',
                shown && leaving !== null && 'slide-entering',
              )}
            >
              {slide.content(shown || at === leaving || (warm && !savesData && at === (index + 1) % slides.length))}
            </div>
          );
        })}
      </div>
      {slides.length > 1 && (
        <div className="carousel-controls">
          {slides.map((slide, at) => (
            <button
              key={slide.id}
              type="button"
              aria-label={`Show slide ${at + 1}`}
              aria-current={at === index || undefined}
              className="carousel-dash"
              onClick={() => goTo(at)}
            />
          ))}
          {canPlay && (
            <button
              type="button"
              aria-label={playing ? 'Pause slides' : 'Play slides'}
              className="target grid place-items-center rounded-full"
              onClick={toggle}
            >
              {playing ? (
                <Pause aria-hidden="true" className="size-4 fill-current" />
              ) : (
                <Play aria-hidden="true" className="size-4 fill-current" />
              )}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
