/** Markup that is safe to send: everything in it was written by us or has been escaped. */
export type Html = { readonly markup: string };

type Value = Html | readonly Html[] | string | number | null;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Template tag: texts are escaped, markup passes, null is left out. Attribute values must stand in double quotes. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: strings.reduce((text, part, index) => text + rendered(values[index - 1] ?? null) + part) };
}

function rendered(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
  }
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('');
}
