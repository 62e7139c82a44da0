/** Markup that may be sent as it stands: made by `html` alone. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | null | undefined | false | readonly Part[];

/** Writes markup: texts that are put in are escaped, markup and lists of it are not, nothing is nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  return typeof part === 'object' ? part.map(markupOf).join('') : escapeHtml(String(part));
}

/** For text and for values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Data in a script element: no text in it can end the element. */
export function jsonScript(type: string, data: unknown): Html {
  return new Html(`<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
}
