import type { Article, Block, Span } from '@oja/contract/content';
import { type Html, html } from '@oja/sandbox/html';
import { pictureOf, trail } from './pieces.ts';
import type { SharePage } from './share-page.ts';
import { type Absolute, articleData, articlePath, breadcrumbData } from './structured-data.ts';

export function articleShare(url: Absolute, brand: string, { article, blocks, next }: Article): SharePage {
  const path = articlePath(article.slug);
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/#/blog' },
  ];
  return {
    path,
    route: path,
    title: article.title,
    description: article.description,
    kind: 'article',
    picture: article.picture,
    facts: { 'article:published_time': article.published, 'article:author': article.author },
    data: [articleData(url, path, brand, article), breadcrumbData(url, [...steps, { name: article.title, path }])],
    body: html`${trail(steps)}
<h1>${article.title}</h1>
<p>By ${article.author}, <time datetime="${article.published}">${article.published}</time></p>
${pictureOf(article.picture)}
${blocks.map(blockOf)}
${next && html`<p>Read next: <a href="${articlePath(next.slug)}">${next.title}</a></p>`}`,
  };
}

function blockOf(block: Block): Html {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? html`<h2>${spansOf(block.spans)}</h2>` : html`<h3>${spansOf(block.spans)}</h3>`;
    case 'paragraph':
      return html`<p>${spansOf(block.spans)}</p>`;
    case 'note':
      return html`<blockquote>${spansOf(block.spans)}</blockquote>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${spansOf(item)}</li>`);
      return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'table':
      return html`<table><tr>${block.head.map((cell) => html`<th>${spansOf(cell)}</th>`)}</tr>${block.rows.map(
        (row) => html`<tr>${row.map((cell) => html`<td>${spansOf(cell)}</td>`)}</tr>`,
      )}</table>`;
  }
}

const spansOf = (spans: readonly Span[]): Html[] =>
  spans.map(({ text, strong, emphasis, href }) => {
    const stressed = emphasis ? html`<em>${text}</em>` : html`${text}`;
    const words = strong ? html`<strong>${stressed}</strong>` : stressed;
    if (href === undefined) return words;
    return html`<a href="${href.startsWith('#') ? `/${href}` : href}">${words}</a>`;
  });
