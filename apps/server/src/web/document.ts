import type { Home } from '@oja/contract/home';
import type { Site } from '@oja/contract/service';
import { escapeHtml } from '@oja/sandbox/html';
import type { ShopArtefacts } from './artefacts.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { sharePicturePath } from './share/share-pictures.ts';

export interface Document {
  html: string;
  contentSecurityPolicy: string;
}

interface Content {
  site: Site;
  publicUrl: string;
  pictureSources: string;
  /** Null when it could not be read: then the app shows its own error. */
  home: Home | null;
  /** The first banner as a data URI. */
  heroSrc: string | undefined;
}

const description =
  'Ọjà is a marketplace for Nigeria: fashion, phones, food, home and more from stores in every part of the country. Pay by card or store credit.';

/** Composes the document of `GET /`: Home, server-rendered, with its stylesheet and boot script inside. */
export function composeDocument(
  artefacts: ShopArtefacts,
  { site, publicUrl, pictureSources, home, heroSrc }: Content,
): Document {
  const { markup, styles, data } = artefacts.render({ site, home, heroSrc });
  const stylesheet = artefacts.stylesheet + styles;
  const parts: Record<string, string> = {
    '<!--styles-->': `<style>${stylesheet}</style>`,
    '<!--boot-->': `<script>${artefacts.bootScript}</script>`,
    '<!--head-->': headOf({ site, publicUrl, home, font: artefacts.headingFont }),
    '<!--ssr-->': markup,
    '<!--data-->': data,
  };
  const html = artefacts.template.replace(/<!--(?:styles|boot|head|ssr|data)-->/g, (marker) => parts[marker] ?? '');
  return {
    html,
    contentSecurityPolicy: contentSecurityPolicy({
      stylesheet,
      bootScript: artefacts.bootScript,
      publicUrl,
      pictureSources,
    }),
  };
}

function headOf({
  site,
  publicUrl,
  home,
  font,
}: Omit<Content, 'heroSrc' | 'pictureSources'> & { font: string | undefined }): string {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const banner = home?.carousel[0]?.image;
  return [
    `<title>${escapeHtml(site.title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<link rel="manifest" href="/site.webmanifest">',
    font && `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    property('type', 'website'),
    property('site_name', site.brand),
    property('title', site.title),
    property('description', description),
    property('url', `${publicUrl}/`),
    property('locale', 'en_NG'),
    banner && property('image', `${publicUrl}${sharePicturePath(banner.key)}`),
    banner && property('image:alt', banner.alt),
  ]
    .filter(Boolean)
    .join('\n    ');
}
