import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArticleCard, Block, HelpQuestion, HelpTopic, WrittenPage } from '@oja/contract/content';
import { type Static, type TSchema, Type } from 'typebox';
import { ContentFailure } from './content-failure.ts';
import { type Matter, readFrontMatter } from './front-matter.ts';
import { parseMarkdown, textOf } from './markdown.ts';

/** Everything that is written, as it stands in the folder `content/`; placeholders are still open. */
export interface WrittenContent {
  pages: WrittenPage[];
  topics: HelpTopic[];
  /** Newest first. */
  articles: { article: ArticleCard; blocks: Block[] }[];
}

const closed = { additionalProperties: false } as const;
const Line = Type.String({ minLength: 1, pattern: '^[^\\n]+$' });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const PageFacts = Type.Object({ title: Line, description: Line, updated: Day }, closed);
const TopicFacts = Type.Object({ title: Line, description: Line, order: Type.Integer() }, closed);
const ArticleFacts = Type.Object(
  {
    title: Line,
    description: Line,
    author: Line,
    published: Day,
    picture: Type.Object({ key: Line, color: Type.String({ pattern: '^#[0-9a-f]{6}$' }), alt: Line }, closed),
  },
  closed,
);

export const contentFolder = path.join(import.meta.dirname, '../../../../../content');

interface Options {
  folder?: string;
  /** Whether the shop has a picture: an article's may be missing where the catalogue it was taken from is not loaded. */
  hasPicture: (key: string) => Promise<boolean>;
}

/** Reads and checks the folder, once at start. Throws `ContentFailure` naming the file and what is wrong with it. */
export async function readContent({ folder = contentFolder, hasPicture }: Options): Promise<WrittenContent> {
  const [pages, topics, articles] = await Promise.all([
    readFiles(folder, 'pages', PageFacts),
    readFiles(folder, 'help', TopicFacts),
    readFiles(folder, 'blog', ArticleFacts),
  ]);
  return {
    pages: pages.map(({ slug, facts, blocks }) => ({ slug, ...facts, blocks: blocks() })),
    topics: topics
      .toSorted((a, b) => a.facts.order - b.facts.order)
      .map(({ slug, file, facts, blocks }) => ({
        slug,
        title: facts.title,
        description: facts.description,
        questions: questionsOf(file, blocks()),
      })),
    articles: await Promise.all(
      articles
        .toSorted((a, b) => Number(a.facts.published < b.facts.published) * 2 - 1)
        .map(async ({ slug, facts, text, blocks }) => {
          const { picture, ...rest } = facts;
          const shown = (await hasPicture(picture.key)) ? picture : null;
          return { article: { slug, ...rest, minutes: minutesToRead(text), picture: shown }, blocks: blocks() };
        }),
    ),
  };
}

interface WrittenFile<T> extends Matter<T> {
  file: string;
  slug: string;
  blocks: () => Block[];
}

async function readFiles<S extends TSchema>(folder: string, part: string, schema: S) {
  const names = (await readdir(path.join(folder, part))).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name): Promise<WrittenFile<Static<S>>> => {
      const file = `${part}/${name}`;
      const matter = readFrontMatter(file, await readFile(path.join(folder, file), 'utf8'), schema);
      const blocks = () => parseMarkdown(file, matter.text, matter.linesBefore);
      return { ...matter, file, slug: name.slice(0, -'.md'.length), blocks };
    }),
  );
}

/** A topic is questions, each a ## heading, with what stands below it as its answer. */
function questionsOf(file: string, blocks: readonly Block[]): HelpQuestion[] {
  const questions: HelpQuestion[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      questions.push({ slug: block.id, question: textOf(block.spans), answer: [] });
    } else {
      const { answer } = questions.at(-1) ?? {};
      if (!answer) throw new ContentFailure(file, 'a topic begins with a question, a ## heading.');
      answer.push(block);
    }
  }
  const unanswered = questions.find(({ answer }) => answer.length === 0);
  if (unanswered) throw new ContentFailure(file, `'${unanswered.question}' has no answer.`);
  return questions;
}

const wordsPerMinute = 200;

function minutesToRead(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));
}
