import type { CarouselItem } from '@oja/contract/home';
import { clsx } from 'clsx';
import { useDocumentData } from '../../lib/site.ts';
import { isDarkColor, tintClass } from '../../lib/theme/tint.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Picture } from '../../ui/goods/picture.tsx';

// What is narrower is composed for a phone.
const widths = [272, 512] as const;
const wide = [640, 1280] as const;
const sizes = '(width >= 85rem) 660px, (width >= 40rem) 50vw, 272px';

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
          'banner banner-shape',
          tintClass(item.backgroundColor),
          isDarkColor(item.backgroundColor) && 'banner-dark',
        )}
      >
        {near && (
          <Picture
            picture={item.image}
            sizes={sizes}
            widths={widths}
            wide={wide}
            ratio={12 / 11}
            eager
            priority={at === 0}
            decorative
            // The small picture of the document is the first paint; one that fits the screen takes its place.
            src={item.image.key === hero && !hydrated ? heroSrc : undefined}
            className="banner-picture bg-transparent!"
            imageClassName="sm:object-contain sm:object-bottom"
          />
        )}
        <div className="banner-text">
          <h2 className="text-hero">{item.title}</h2>
          <p>{item.text}</p>
          <a href={`#${item.link}`} draggable={false} className="banner-link">
            {item.buttonLabel}
          </a>
        </div>
      </div>
    ),
  }));
  return <Carousel label="Offers" slides={slides} className="banner-place" />;
}
