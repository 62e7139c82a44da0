import { createHash } from 'node:crypto';
import type { Picture } from '@oja/contract/common';
import type { Site } from '@oja/contract/service';
import { Html, html } from '@oja/sandbox/html';
import { plainLine } from '../plain-line.ts';
import { cardAlt, cardPath, type ShareCard } from './cards/share-card.ts';
import { sharePictureSize } from './share-jpeg.ts';
import { sharePicturePath } from './share-pictures.ts';

/** What a clean address shows to those who do not run the app: link previews, search engines, browsers without scripts. */
export interface SharePage {
  /** The clean address, without the origin: what is canonical. */
  path: string;
  /** Where the app shows the same: a path behind the `#`. */
  route: string;
  title: string;
  description: string;
  kind: 'website' | 'product' | 'article';
  picture: Picture | null;
  /** What previews show in its place. */
  card?: ShareCard | null;
  /** More facts for previews: `product:price:amount` … */
  facts?: Record<string, string>;
  /** Search engines are to leave it out. */
  hidden?: boolean;
  /** What search engines read. */
  data: readonly object[];
  body: Html;
}

export interface SharedFrom {
  site: Site;
  publicUrl: string;
}

const mostOfDescription = 200;

/**
 * Moves a browser on to the app with its query (`?color=`), in place of this page, so that going back leads to where the visitor came from. Robots
 * that run scripts stay: for them everything behind a `#` is the home page.
 */
const moveOn =
  "if(!/bot|crawl|spider|inspect/i.test(navigator.userAgent))location.replace('/#'+document.documentElement.dataset.route+location.search)";

const styles = `
:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif;background:light-dark(#fbf8f3,#0f172a);color:light-dark(#1c1917,#f5f1ea)}
body{max-width:44rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
a{color:light-dark(#0b5d3b,#4cc38a)}
h1{line-height:1.2}
img{max-width:100%;height:auto;border-radius:1rem}
ul{padding-left:1.25rem}
nav,header{display:flex;flex-wrap:wrap;gap:.5rem 1rem}
.brand{font-size:1.5rem;font-weight:700;text-decoration:none}
.price{font-size:1.5rem;font-weight:700}`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** One policy for all of them: their script and their styles never differ. */
export const shareContentSecurityPolicy = (pictureSources: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(moveOn)}`,
    `style-src ${hashOf(styles)}`,
    `img-src ${pictureSources}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export function composeSharePage({ site, publicUrl }: SharedFrom, page: SharePage): string {
  const title = `${plainLine(page.title)} · ${site.brand}`;
  const description = plainLine(page.description, mostOfDescription);
  const address = `${publicUrl}${page.path}`;
  const picture = pictureOf(page);
  const pictureUrl = picture && `${publicUrl}${picture.path}`;
  return documentOf({
    site,
    route: page.route,
    head: lines(
      html`<title>${title}</title>`,
      named('description', description),
      ...(page.hidden ? [named('robots', 'noindex')] : []),
      html`<link rel="canonical" href="${address}">`,
      property('type', page.kind),
      property('site_name', site.brand),
      property('locale', 'en_NG'),
      property('title', plainLine(page.title)),
      property('description', description),
      property('url', address),
      ...(picture && pictureUrl
        ? [
            property('image', pictureUrl),
            property('image:type', 'image/jpeg'),
            property('image:width', sharePictureSize.width),
            property('image:height', sharePictureSize.height),
            property('image:alt', picture.alt),
            named('twitter:image', pictureUrl),
            named('twitter:image:alt', picture.alt),
          ]
        : []),
      named('twitter:card', picture ? 'summary_large_image' : 'summary'),
      named('twitter:title', plainLine(page.title)),
      named('twitter:description', description),
      ...Object.entries(page.facts ?? {}).map(([name, value]) => html`<meta property="${name}" content="${value}">`),
      ...page.data.map((data) => jsonScript('application/ld+json', { '@context': 'https://schema.org', ...data })),
    ),
    body: page.body,
  });
}

function pictureOf({ card, picture, title }: SharePage): { path: string; alt: string } | null {
  if (card) return { path: cardPath(card), alt: cardAlt(card) };
  return picture && { path: sharePicturePath(picture.key), alt: plainLine(picture.alt || title) };
}

/** For an address that means nothing: the app says so too, so a browser is still moved on. */
export function composeMissingPage(site: Site, route: string): string {
  return documentOf({
    site,
    route,
    head: lines(html`<title>Not found · ${site.brand}</title>`, named('robots', 'noindex')),
    body: html`<h1>Page not found</h1>
<p>There is nothing at this address. <a href="/">Go back home</a></p>`,
  });
}

function documentOf({ site, route, head, body }: { site: Site; route: string; head: Html; body: Html }): string {
  return html`<!doctype html>
<html lang="en-NG" data-route="${route}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${new Html(moveOn)}</script>
${head}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<style>${new Html(styles)}</style>
</head>
<body>
<header><a class="brand" href="/">${site.brand}</a></header>
<main>
${body}
</main>
</body>
</html>
`.markup;
}

const property = (name: string, content: string | number) => html`<meta property="og:${name}" content="${content}">`;
const named = (name: string, content: string) => html`<meta name="${name}" content="${content}">`;
const lines = (...parts: Html[]): Html => new Html(parts.map(({ markup }) => markup).join('\n'));

/** Data in a script element: no text in it can end the element. */
function jsonScript(type: string, data: unknown): Html {
  return new Html(`<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
}
