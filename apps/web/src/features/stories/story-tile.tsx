import type { ProductCard } from '@oja/contract/catalogue';
import type { ArticleCard } from '@oja/contract/content';
import type { StoreCard } from '@oja/contract/stores';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { read } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { Rating } from '../../ui/goods/rating.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { sellerPlace } from '../sellers/seller-kind.ts';
import { StoreBanner } from '../sellers/store-banner.tsx';
import { useSellers } from '../sellers/use-sellers.ts';
import { storiesOf } from './stories.ts';

const SIZES = '(width >= 64rem) 500px, (width >= 40rem) 60vw, 92vw';

interface StoryTileProps {
  /** Which of the list's stories it is, from 0; after the last they begin anew. */
  nth: number;
  /** Among which it stands: what it tells of. */
  products: readonly ProductCard[];
}

/** An article of the blog or a store, between products and twice as wide. */
export function StoryTile({ nth, products }: StoryTileProps) {
  const articles = useQuery({ ...read('articles', {}), staleTime: 10 * 60_000 });
  const sellers = useSellers({});
  if (articles.isPending || sellers.isPending) return <Skeleton className="h-full rounded-card" />;
  const stories = storiesOf(products, articles.data?.items ?? [], sellers.data?.pages[0]?.items ?? []);
  const story = stories[nth % stories.length];
  if (!story) return <OfTheBlog />;
  return 'article' in story ? <OfArticle {...story.article} /> : <OfStore {...story.seller} />;
}

function OfArticle({ slug, title, minutes, picture }: ArticleCard) {
  return (
    <Told
      to={href('article', { slug })}
      isBeside
      picture={<Picture picture={picture} sizes={SIZES} decorative className="size-full" />}
      from="From the blog"
      title={title}
    >
      {minutes} min read
    </Told>
  );
}

function OfStore(store: StoreCard) {
  return (
    <Told
      to={href('store', { storeName: store.slug })}
      picture={<StoreBanner storeName={store.storeName} picture={store.storeBanner} sizes={SIZES} />}
      from={sellerPlace(store) || 'Store'}
      title={store.storeName}
    >
      <Rating average={store.averageRating} count={store.totalReviews} />
      Visit Store
    </Told>
  );
}

/** Where nothing came that could be told. */
function OfTheBlog() {
  return (
    <Told
      to={href('blog')}
      picture={<div className="adire size-full bg-palm-soft text-palm" />}
      from="From the blog"
      title="How to tell good from nearly good"
    >
      All articles
    </Told>
  );
}

interface ToldProps {
  to: string;
  picture: ReactNode;
  /** The picture is a square: where there is room it stands beside the words, so that it shows the whole thing. */
  isBeside?: boolean;
  from: string;
  title: string;
  /** The way on, in words. */
  children: ReactNode;
}

function Told({ to, picture, isBeside = false, from, title, children }: ToldProps) {
  return (
    <a href={to} className={clsx('story', isBeside && 'story-beside')}>
      <span className="story-picture">{picture}</span>
      <span className="story-text">
        <span className="truncate text-xs text-muted">{from}</span>
        <span className="story-title">{title}</span>
        <span className="flex min-w-0 items-center gap-2 text-sm font-semibold whitespace-nowrap text-palm">
          {children}
          <ArrowRight aria-hidden="true" className="size-4" />
        </span>
      </span>
    </a>
  );
}
