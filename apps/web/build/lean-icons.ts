import type { Plugin } from 'vite';

type Attributes = Record<string, string>;
/** The `d` of a path, or any other element. */
type Part = string | (string | Attributes)[];
type Lucide = { __iconData?: { node: [tag: string, attributes: Attributes][] } };

/**
 * Icons are imported from lucide-react, whose component for each carries contexts, options and names that nobody here
 * uses: 2 KB of the entry, brotli. The build keeps the drawing and hands it to `ui/icon.tsx`. Development uses the
 * package as it is; both draw the same.
 *
 * @param icon the module that exports `icon(drawing)`
 */
export function leanIcons(icon: string): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(_code, id) {
        const { __iconData } = (await import(id)) as Lucide;
        // A renamed icon's old module only passes the new one on.
        if (!__iconData) return null;
        const drawing = __iconData.node
          .map(([tag, { key: _, ...attributes }]) =>
            tag === 'path' && Object.keys(attributes).length === 1 ? absolute(attributes.d) : [tag, attributes],
          )
          .reduce<Part[]>(joinPaths, []);
        return `import { icon } from ${JSON.stringify(icon)};\nexport default /* @__PURE__ */ icon(${JSON.stringify(drawing)});`;
      },
    },
  };
}

/** Paths that follow one another are one path: in every document, and shorter. */
function joinPaths(parts: Part[], part: Part): Part[] {
  const last = parts.at(-1);
  return typeof last === 'string' && typeof part === 'string' ? [...parts.slice(0, -1), last + part] : [...parts, part];
}

/** A path that begins with an absolute move, so that it can follow another: `m2 3 4 5` goes on as `M2 3l4 5`. */
const absolute = (d = ''): string =>
  d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-.\d])?)/, (_, x, y, goesOn) => `M${x} ${y}${goesOn ? 'l' : ''}`);
