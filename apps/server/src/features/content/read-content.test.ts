import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { readContent } from './read-content.ts';

const page = (text: string) => `---\ntitle: T\ndescription: D\nupdated: 2026-01-02\n---\n${text}`;
const article = (published: string) =>
  `---\ntitle: ${published}\ndescription: D\nauthor: A\npublished: ${published}\npicture: { key: cloth.1, color: "#aabbcc", alt: Cloth }\n---\nText`;

/** Reads a folder with these files beside what every folder needs. */
async function read(files: Record<string, string>, pictures: readonly string[] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'oja-content-'));
  for (const part of ['pages', 'help', 'blog']) await mkdir(path.join(folder, part));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return readContent({ folder, hasPicture: async (key) => pictures.includes(key) });
}

describe('markdown', () => {
  it('becomes headings, paragraphs, lists, notes and tables', () => {
    const text = `## One *of*\n\nSome **strong**\ntext and [a link](#/help).\n\n1. first\n2. second\n\n> Mind\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n### Two`;
    expect(parseMarkdown('x.md', text)).toEqual([
      { kind: 'heading', level: 2, id: 'one-of', spans: [{ text: 'One ' }, { text: 'of', emphasis: true }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'Some ' },
          { text: 'strong', strong: true },
          { text: ' text and ' },
          { text: 'a link', href: '#/help' },
          { text: '.' },
        ],
      },
      { kind: 'list', ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
      { kind: 'note', spans: [{ text: 'Mind' }] },
      { kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
      { kind: 'heading', level: 3, id: 'two', spans: [{ text: 'Two' }] },
    ]);
  });

  it('gives two headings of the same words two names', () => {
    const blocks = parseMarkdown('x.md', '## Costs\n\n## Costs');
    expect(blocks.map((block) => block.kind === 'heading' && block.id)).toEqual(['costs', 'costs-2']);
  });

  it.each([
    ['HTML', 'a\n\n<script>alert(1)</script>', 'content/x.md:8: there is no place for html.'],
    ['HTML in a line', 'a <b>c</b>', 'content/x.md:6: there is no place for html.'],
    ['a picture', '![a](b.png)', 'content/x.md:6: there is no place for image.'],
    ['a script as a link', '[a](javascript:alert(1))', 'content/x.md:6: a link cannot lead to javascript:alert(1).'],
    ['a link to data', '[a](data:text/html,x)', 'content/x.md:6: a link cannot lead to data:text/html,x.'],
    ['a link to another host without scheme', '[a](//evil.example)', 'a link cannot lead to //evil.example.'],
    ['a title', '# a', 'content/x.md:6: headings are ## or ###.'],
    ['a heading that skips a level', '### a', 'content/x.md:6: a ### heading stands below a ## heading.'],
    ['a list in a list', '- a\n  - b', 'content/x.md:6: it may hold one paragraph only.'],
    ['code', '```\na\n```', 'content/x.md:6: there is no place for code.'],
  ])('refuses %s, with the line', (_, text, problem) => {
    expect(() => parseMarkdown('x.md', text, 5)).toThrow(problem);
  });
});

describe('the folder of written content', () => {
  it('is pages, topics of questions, and articles with the newest first', async () => {
    const topic = (order: number) =>
      `---\ntitle: T${order}\ndescription: D\norder: ${order}\n---\n## Why?\n\nSo.\n\n- a`;
    const content = await read(
      {
        'pages/terms.md': page('Hello'),
        'help/b.md': topic(1),
        'help/a.md': topic(2),
        'blog/old.md': article('2026-01-01'),
        'blog/new.md': article('2026-02-01'),
        'blog/notes.txt': 'no article',
      },
      ['cloth.1'],
    );
    expect(content.pages).toEqual([
      {
        slug: 'terms',
        title: 'T',
        description: 'D',
        updated: '2026-01-02',
        blocks: [{ kind: 'paragraph', spans: [{ text: 'Hello' }] }],
      },
    ]);
    expect(content.topics.map(({ slug }) => slug)).toEqual(['b', 'a']);
    expect(content.topics[0]?.questions).toMatchObject([
      { slug: 'why', question: 'Why?', answer: [{ kind: 'paragraph' }, { kind: 'list' }] },
    ]);
    expect(content.articles.map(({ article: { slug } }) => slug)).toEqual(['new', 'old']);
    expect(content.articles[0]?.article).toMatchObject({ minutes: 1, picture: { key: 'cloth.1', alt: 'Cloth' } });
  });

  it('shows an article without its picture where the shop has it not', async () => {
    const { articles } = await read({ 'blog/a.md': article('2026-01-01') });
    expect(articles[0]?.article.picture).toBeNull();
  });

  it.each([
    ['no facts', 'Hello', 'content/pages/x.md: it must begin with facts between two lines of ---.'],
    ['a fact too few', '---\ntitle: T\n---\nHello', 'content/pages/x.md: the head '],
    ['a fact nobody reads', page('').replace('title', 'colour: red\ntitle'), 'content/pages/x.md: '],
    ['a date that is none', page('').replace('2026-01-02', 'soon'), 'content/pages/x.md: updated '],
    ['facts that are no YAML', '---\ntitle: "T\n---\nHello', 'content/pages/x.md: '],
    ['a text that cannot be shown', page('ok\n\n<b>'), 'content/pages/x.md:8: there is no place for html.'],
  ])('is refused with the file and what is wrong: %s', async (_, text, problem) => {
    await expect(read({ 'pages/x.md': text })).rejects.toThrow(problem);
  });

  it.each([
    ['Text before any question', 'begins with a question, a ## heading.'],
    ['## Why?\n\n## How?\n\nSo.', "'Why?' has no answer."],
  ])('refuses a topic like %j', async (text, problem) => {
    const file = `---\ntitle: T\ndescription: D\norder: 1\n---\n${text}`;
    await expect(read({ 'help/x.md': file })).rejects.toThrow(problem);
  });
});
