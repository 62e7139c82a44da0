import type { DeskStore, Today } from '@oja/contract/desks/desk-store';
import type { Site } from '@oja/contract/service';
import { escapeHtml } from '@oja/sandbox/html';
import type { DeskArtefacts } from '../artefacts.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import type { Document } from '../document.ts';

/** What the desk starts from; `DeskData` in the web app describes it from the other side. */
export interface DeskData {
  site: Site;
  user: { id: string; name: string; email: string };
  /** The stores that the account works for, by name. */
  stores: DeskStore[];
  /** Slug of the store whose desk it is; null where the address means none of them. */
  slug: string | null;
  /** What that store has to do, where that is the page; null also when it could not be read, and the app asks itself. */
  today: Today | null;
}

/** Composes the document of a desk: its frame, and in a block of JSON what its first page shows. */
export function composeDeskDocument(
  { template, stylesheet, bootScript }: DeskArtefacts,
  data: DeskData,
  from: { publicUrl: string; pictureSources: string },
): Document {
  const store = data.stores.find(({ slug }) => slug === data.slug);
  const parts: Record<string, string> = {
    '<!--styles-->': `<style>${stylesheet}</style>`,
    '<!--boot-->': `<script>${bootScript}</script>`,
    '<!--head-->': `<title>${escapeHtml(data.site.brand)}</title>\n    <link rel="manifest" href="/desk.webmanifest">`,
    '<!--ssr-->': escapeHtml(store?.storeName ?? data.site.brand),
    '<!--data-->': dataBlock(data),
  };
  const html = template.replace(/<!--(?:styles|boot|head|ssr|data)-->/g, (marker) => parts[marker] ?? '');
  return { html, contentSecurityPolicy: contentSecurityPolicy({ stylesheet, bootScript, ...from }) };
}

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Names in it come from people: no text can end the element, or a line of script. */
function dataBlock(data: DeskData): string {
  const json = JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? character);
  return `<script type="application/json" id="oja-data">${json}</script>`;
}
