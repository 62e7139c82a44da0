import type { Plugin } from 'vite';

type Attributes = Record<string, string>;
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
        const drawing = __iconData.node.map(([tag, { key: _, ...attributes }]) =>
          tag === 'path' && Object.keys(attributes).length === 1 ? attributes.d : [tag, attributes],
        );
        return `import { icon } from ${JSON.stringify(icon)};\nexport default /* @__PURE__ */ icon(${JSON.stringify(drawing)});`;
      },
    },
  };
}
