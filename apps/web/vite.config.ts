import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootTable } from './build/boot-table.ts';
import { documentTemplate, liveDocument } from './build/document.ts';
import { leanIcons } from './build/lean-icons.ts';
import { splitStyles } from './build/split-styles.ts';

const server = process.env.OJA_SERVER ?? 'http://127.0.0.1:3000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Fetched right after the start: adding to the cart, and what listens while the app runs; apart, what pages share of it. */
const afterStart = [
  // Before putting aside, which would take it along to who only needs a key.
  { name: 'new-id', test: /lib[\\/]new-id/ },
  {
    name: 'session-end',
    test: /features[\\/]session[\\/](?:session-channel|forget-reads|go-to-sign-in|means-signed-out)/,
  },
  {
    name: 'putting-aside',
    test: /cart[\\/](?:add-to-cart\.ts|pending[\\/](?:change-pending|pending-steps))/,
  },
  {
    name: 'after-start',
    test: /app[\\/](?:after-start|preload-on-intent)|session[\\/](?:notice-session-end|follow-session|look-again)/,
  },
];

/**
 * What is shared by the pages of one topic alone, as chunks: a listing has no use for parcels. The rules of `domain` stand
 * with the topic that they rule; what is not listed and shared by two pages becomes a part of every page.
 */
const topics = [
  // First, or a listing would take it along.
  { name: 'endless', test: /nfiniteQuery|states[\\/]load-more/ },
  { name: 'listing', test: /features[\\/]listing[\\/]|listing-page|domain[\\/]src[\\/]goods[\\/]listing/ },
  // Finding by name: suggestions, help, a store's goods, a category's parts.
  {
    name: 'finding',
    test: /domain[\\/]src[\\/]goods[\\/]search|text[\\/]highlight|goods[\\/]marked|forms[\\/]name-search/,
  },
  { name: 'reading', test: /features[\\/]reading[\\/]/ },
  // Fetched on Home too, by whoever has favourites.
  { name: 'favourites', test: /features[\\/]favourites[\\/]|domain[\\/]src[\\/]goods[\\/]favourites/ },
  { name: 'reviews', test: /features[\\/]reviews[\\/]|domain[\\/]src[\\/]goods[\\/]review\.|goods[\\/]stars/ },
  // On the cart and after signing in, by whichever way.
  { name: 'merging', test: /cart[\\/]pending[\\/]merge-/ },
  // Where an order goes: of orders and the checkout.
  { name: 'goes-to', test: /domain[\\/]src[\\/]orders[\\/]destination|cart[\\/]goes-to/ },
  // Before signing in, which would take the address to return to along.
  {
    name: 'paying',
    test: /features[\\/]payment[\\/](?!returned)|domain[\\/]src[\\/](?:money[\\/](?:payment|refund)|people[\\/]return-address)/,
  },
  { name: 'returned', test: /payment[\\/]returned-payment/ },
  // What both of the next two call; before them, or the first would take it along.
  { name: 'account-calls', test: /account-(?:api|routes)/ },
  // For signing in, and for confirming who asks that an account be deleted.
  { name: 'google', test: /session[\\/]google[\\/](?:google-(?:window|mark|return)|use-google)/ },
  // Forms about the account, without what signing in does to the cart.
  {
    name: 'account',
    test: /features[\\/]session[\\/](?:new-password|account-email|address-state)|forms[\\/]password-field|domain[\\/]src[\\/]people[\\/]accounts/,
  },
  { name: 'signed-out', test: /features[\\/]session[\\/](?:sign-out|signed-out)/ },
  { name: 'signing-in', test: /features[\\/]session[\\/](?!call-failure)/ },
  { name: 'parcels', test: /features[\\/]orders[\\/]|goods[\\/]tracker|domain[\\/]src[\\/]orders[\\/]order-status/ },
  // Of a profile, too, which has no address.
  { name: 'phone', test: /domain[\\/]src[\\/]people[\\/]phone/ },
  {
    name: 'addresses',
    test: /features[\\/]addresses[\\/]|domain[\\/]src[\\/](?:orders[\\/]checkout|people[\\/](?:country|nigerian-states|phone))|forms[\\/]radio-cards/,
  },
  // Of an order, too, which has no cart.
  { name: 'totals', test: /cart[\\/]quote-totals|domain[\\/]src[\\/]money[\\/]charges/ },
  {
    name: 'buying',
    test: /features[\\/](?:cart|checkout)[\\/]|forms[\\/]quantity-stepper|domain[\\/]src[\\/](?:cart[\\/](?:cart-worth|shared-stock)|money[\\/]pricing)/,
  },
  // Dialogs, and how Back closes them: few pages have one.
  { name: 'over-the-page', test: /overlays[\\/](?:modal|use-back-closes)/ },
];
const sharedByMost = new RegExp(`^(?!.*(?:${topics.map(({ test }) => test.source).join('|')}))`);

/**
 * `vite build --app` makes three things, in this order: the browser's files (dist/client), the boot script
 * (dist/boot/boot.js, which carries the chunk names of the first) and the server entry (dist/server/entry-server.js).
 * README.md says what the server does with them.
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
            codeSplitting: {
              // React is two thirds of the entry and changes least: a deploy must not make shoppers fetch it again.
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
                // All that every page needs in one file: split up, it would weigh more and take more requests.
                { name: 'app', tags: ['$initial'], priority: 3 },
                ...afterStart.map((group) => ({ ...group, priority: 2 })),
                // The same for what several of the later pages share, and below it what only some of them do, by topic. A
                // group takes along what its modules import, so 'shared' comes first: else every page would load 'listing'.
                { name: 'shared', test: sharedByMost, minShareCount: 2, priority: 1 },
                ...topics.map((topic) => ({ ...topic, minShareCount: 2, priority: 0 })),
              ],
            },
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
          output: { entryFileNames: 'entry-server.js', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'boot', 'ssr'] as const) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
