import type { ArticleCard } from '@oja/contract/content';
import { Newspaper } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { ArticleFacts } from './article-facts.tsx';

interface ArticleLinkProps {
  article: ArticleCard;
  /** The first of the list: its words stand beside its picture, with who wrote it, and the picture is waited for. */
  leading?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** An article on a card: one link, with its square picture above its words. */
export function ArticleLink({ article, leading = false, headingLevel: Heading = 'h2' }: ArticleLinkProps) {
  const { slug, title, description, picture, author } = article;
  return (
    <article className={leading ? 'product-card sm:col-span-full' : 'product-card'}>
      <a
        href={href('article', { slug })}
        className={
          leading
            ? 'product-card-link sm:grid! sm:grid-cols-2 sm:items-center sm:gap-4 lg:grid-cols-[1fr_2fr]'
            : 'product-card-link'
        }
      >
        <span className="product-card-frame">
          <Picture
            picture={picture}
            sizes="(width >= 40rem) 26rem, 92vw"
            ratio={1}
            eager={leading}
            decorative
            className="aspect-square"
            imageClassName="product-card-picture"
            placeholder={<Newspaper className="size-10" />}
          />
        </span>
        <span
          className={leading ? 'grid min-w-0 content-center gap-4 p-5' : 'grid min-w-0 content-center gap-2 p-3 pb-4'}
        >
          <ArticleFacts {...article} author={leading ? author : undefined} />
          <Heading className={leading ? 'text-2xl' : 'text-lg'}>{title}</Heading>
          <span className={leading ? 'text-lg text-muted wrap-anywhere' : 'text-sm text-muted wrap-anywhere'}>
            {description}
          </span>
          {leading && <span className="font-semibold text-palm">Read the article</span>}
        </span>
      </a>
    </article>
  );
}
