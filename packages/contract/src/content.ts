import { type Static, Type } from 'typebox';
import { closed, Picture, shortText } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Written content as a small tree of text: nothing in it is markup, and nothing nests deeper than a list. Whoever shows it
 * can only show words, emphasis and checked links.
 */
export const Span = Type.Object(
  {
    text: Type.String(),
    strong: Type.Optional(Type.Literal(true)),
    emphasis: Type.Optional(Type.Literal(true)),
    href: Type.Optional(Type.String({ description: "'#/…' within the shop, or https:, http:, mailto:, tel:" })),
  },
  { $id: 'Span' },
);
export type Span = Static<typeof Span>;

const Spans = Type.Array(Span);

export const Block = Type.Union(
  [
    Type.Object({
      kind: Type.Literal('heading'),
      level: Type.Union([Type.Literal(2), Type.Literal(3)]),
      id: Type.String({ description: 'Names the section in an address' }),
      spans: Spans,
    }),
    Type.Object({ kind: Type.Literal('paragraph'), spans: Spans }),
    Type.Object({ kind: Type.Literal('note'), spans: Spans }),
    Type.Object({ kind: Type.Literal('list'), ordered: Type.Boolean(), items: Type.Array(Spans) }),
    Type.Object({ kind: Type.Literal('table'), head: Type.Array(Spans), rows: Type.Array(Type.Array(Spans)) }),
  ],
  { $id: 'Block' },
);
export type Block = Static<typeof Block>;

const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

export const WrittenPage = Type.Object(
  {
    slug: Type.String(),
    title: Type.String(),
    description: Type.String(),
    updated: Day,
    blocks: Type.Array(Block),
  },
  { $id: 'WrittenPage' },
);
export type WrittenPage = Static<typeof WrittenPage>;

export const HelpQuestion = Type.Object(
  {
    slug: Type.String(),
    question: Type.String(),
    answer: Type.Array(Block),
  },
  { $id: 'HelpQuestion' },
);
export type HelpQuestion = Static<typeof HelpQuestion>;

export const HelpTopic = Type.Object(
  {
    slug: Type.String(),
    title: Type.String(),
    description: Type.String(),
    questions: Type.Array(HelpQuestion),
  },
  { $id: 'HelpTopic' },
);
export type HelpTopic = Static<typeof HelpTopic>;

export const ArticleCard = Type.Object(
  {
    slug: Type.String(),
    title: Type.String(),
    description: Type.String(),
    author: Type.String(),
    published: Day,
    minutes: Type.Integer({ minimum: 1, description: 'How long it takes to read' }),
    picture: Type.Union([Picture, Type.Null()]),
  },
  { $id: 'ArticleCard' },
);
export type ArticleCard = Static<typeof ArticleCard>;

export const Article = Type.Object(
  {
    article: ArticleCard,
    blocks: Type.Array(Block),
    next: Type.Union([ArticleCard, Type.Null()], { description: 'The next older one; after the oldest, the newest' }),
  },
  { $id: 'Article' },
);
export type Article = Static<typeof Article>;

const SlugParams = Type.Object({ slug: shortText(100) }, closed);

export const content = {
  writtenPage: {
    summary: 'A written page of the shop: shipping, returns, terms …',
    access: 'public',
    params: SlugParams,
    response: WrittenPage,
    errors: ['page_not_found'],
  },
  help: {
    summary: 'All questions of the help centre by topic',
    access: 'public',
    response: Type.Object({ topics: Type.Array(HelpTopic) }),
    errors: [],
  },
  articles: {
    summary: 'All articles of the blog, newest first',
    access: 'public',
    response: Type.Object({ items: Type.Array(ArticleCard) }),
    errors: [],
  },
  article: {
    summary: 'An article of the blog',
    access: 'public',
    params: SlugParams,
    response: Article,
    errors: ['article_not_found'],
  },
} satisfies Record<string, Endpoint>;
