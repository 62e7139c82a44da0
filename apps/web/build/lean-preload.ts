import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` in a helper with the names of the files that it will need: 0.6 KB of the entry, brotli.
 * The boot script has that table already (`chunksOfRoutes`), so the helper only imports.
 */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
