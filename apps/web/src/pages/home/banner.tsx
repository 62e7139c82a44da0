import type { CarouselItem } from '@oja/contract/home';
import { clsx } from 'clsx';
import { useDocumentData } from '../../lib/site.ts';
import { isDarkColor, tintClass } from '../../lib/theme/tint.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Picture } from '../../ui/goods/picture.tsx';

const widths = [480, 640, 1280] as const;
const sizes = '(width >= 64rem) 1000px, (width >= 40rem) 78vw, 300px';

/** The rotating banner. The first one's picture is what the page's loading is measured by, so it may be in the document. */
export function Banner({ items }: { items: readonly CarouselItem[] }) {
  const { home, heroSrc } = useDocumentData();
  const hydrated = useHydrated();
  if (items.length === 0) return null;
  const hero = home?.carousel[0]?.image.key;
  const slides = items.map((item, at) => ({
    id: item.id,
    content: (near: boolean) => (
      <div
        className={clsx(
          'banner banner-shape tint',
          tintClass(item.backgroundColor),
          isDarkColor(item.backgroundColor) ? 'text-paper' : 'text-night',
        )}
      >
        {near && (
          <Picture
            picture={item.image}
            sizes={sizes}
            widths={widths}
            ratio={2}
            eager
            priority={at === 0}
            decorative
            // The small picture of the document is the first paint; one that fits the screen takes its place.
            src={item.image.key === hero && !hydrated ? heroSrc : undefined}
            className="banner-picture"
          />
        )}
        <div className="banner-text">
          <h2 className="text-hero">{item.title}</h2>
          <p className="max-w-[36ch] text-base sm:text-lg">{item.text}</p>
          <a href={`#${item.link}`} draggable={false} className="banner-link">
            {item.buttonLabel}
          </a>
        </div>
      </div>
    ),
  }));
  return <Carousel label="Offers" slides={slides} className="banner-place" />;
}
