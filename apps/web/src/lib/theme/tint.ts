/**
 * Dominant colours are known only from the data, and the Content-Security-Policy allows no style attributes. So each
 * colour is a class with one rule: on the server the rules are collected for the hashed stylesheet, in the browser they
 * go into a stylesheet object.
 */

const known = new Set<string>();
let sheet: CSSStyleSheet | undefined;

const ruleOf = (name: string) => `.${name}{--tint:#${name.slice(2)}}`;

/** The class that sets `--tint` to a colour `#rrggbb`; anything else has no class. Paint it with the class `tint`. */
export function tintClass(color: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return '';
  const name = `c-${color.slice(1).toLowerCase()}`;
  if (!known.has(name)) {
    known.add(name);
    if (typeof document !== 'undefined') insert(ruleOf(name));
  }
  return name;
}

/** Whether light text reads better on this colour than dark text (by relative luminance, WCAG 2). */
export function isDarkColor(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  // Where white and black text have equal contrast.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}

function insert(rule: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(rule);
}

/** On the server: the rules of all classes that `render` asked for. `render` must be synchronous. */
export function collectTints<T>(render: () => T): { result: T; styles: string } {
  known.clear();
  const result = render();
  return { result, styles: [...known].map(ruleOf).join('') };
}
