import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootTable } from './build/boot-table.ts';
import { chunkGroups, chunkPlacesExist, deskGroups } from './build/chunks.ts';
import { deskBootTable } from './build/desk-boot-table.ts';
import { liveDesk } from './build/desk-document.ts';
import { documentTemplate, liveDocument } from './build/document.ts';
import { leanIcons } from './build/lean-icons.ts';
import { splitStyles } from './build/split-styles.ts';

const server = process.env.OJA_SERVER ?? 'http://127.0.0.1:3000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `vite build --app` makes three things, in this order: the browser's files (dist/client), the boot script
 * (dist/boot/boot.js, which carries the chunk names of the first) and the server entry (dist/server/entry-server.js; each
 * page in a file beside it, so that the server reads those alone that it renders).
 * Then, apart from them, the sellers' desk: its files (dist/desk) and its boot script (dist/desk-boot/boot.js). README.md
 * says what the server does with them.
 */
export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwind(),
    leanIcons(here('src/ui/icon.tsx')),
    documentTemplate(),
    liveDocument(server),
    splitStyles(),
    bootTable(here('dist/client')),
    liveDesk(server),
    deskBootTable(here('dist/desk')),
    chunkPlacesExist(),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/sandbox', '^/(product|store|category|blog|share)/'].map((path) => [
        path,
        { target: server },
      ]),
    ),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The boot script has the files of each page (`bootTable`) and asks for them before this one could.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  environments: {
    client: {
      build: {
        outDir: here('dist/client'),
        emptyOutDir: true,
        manifest: true,
        // One stylesheet in one order; `splitStyles` divides it.
        cssCodeSplit: false,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            // A letter less: each shopper fetches all of these names twice, and nothing shortens them on their way.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    boot: {
      consumer: 'client',
      build: {
        outDir: here('dist/boot'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: here('src/boot.ts'), output: { format: 'iife', entryFileNames: 'boot.js' } },
      },
    },
    ssr: {
      // The server loads the entry as an artefact, without this workspace's node_modules beside it.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: here('dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: {
          input: here('src/entry-server.tsx'),
          output: { entryFileNames: 'entry-server.js' },
        },
      },
    },
    desk: {
      consumer: 'client',
      build: {
        outDir: here('dist/desk'),
        assetsDir: 'assets/desk',
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: true,
        rolldownOptions: {
          input: here('desk.html'),
          output: { codeSplitting: { groups: deskGroups } },
        },
      },
    },
    deskBoot: {
      consumer: 'client',
      build: {
        outDir: here('dist/desk-boot'),
        emptyOutDir: true,
        copyPublicDir: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: here('desk/boot.ts'),
          output: { format: 'iife', entryFileNames: 'boot.js', assetFileNames: 'first.css' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'boot', 'ssr', 'desk', 'deskBoot'] as const) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
