import type { ArticleCard } from '@oja/contract/content';
import { Newspaper } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { ArticleFacts } from './article-facts.tsx';

interface ArticleLinkProps {
  article: ArticleCard;
  /** The first of the list: larger, and its picture is waited for. */
  leading?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** An article on a card: one link, with its picture above its words. Pictures are square, and shown whole but for the leading one. */
export function ArticleLink({ article, leading = false, headingLevel: Heading = 'h2' }: ArticleLinkProps) {
  const { slug, title, description, picture } = article;
  return (
    <article className={leading ? 'product-card sm:col-span-full' : 'product-card'}>
      <a
        href={href('article', { slug })}
        className={leading ? 'product-card-link sm:grid! sm:grid-cols-2 sm:gap-4' : 'product-card-link'}
      >
        <span className="product-card-frame">
          <Picture
            picture={picture}
            sizes={leading ? '(width >= 40rem) 48vw, 92vw' : '(width >= 40rem) 26rem, 92vw'}
            ratio={leading ? 4 / 3 : 1}
            eager={leading}
            decorative
            className={leading ? 'aspect-[4/3]' : 'aspect-square'}
            imageClassName="product-card-picture"
            placeholder={<Newspaper className="size-10" />}
          />
        </span>
        <span className="grid min-w-0 content-center gap-2 p-3 pb-4">
          <ArticleFacts {...article} />
          <Heading className={leading ? 'text-2xl' : 'text-lg'}>{title}</Heading>
          <span className="text-sm text-muted wrap-anywhere">{description}</span>
        </span>
      </a>
    </article>
  );
}
