import type { Plugin } from 'vite';

/** Modules that several pages share and that are fetched together: a name, and the places in the tree where they stand. */
interface Chunk {
  name: string;
  of: RegExp[];
}

/** Fetched right after the start: adding to the cart, and what listens while the app runs; apart, what pages share of it. */
const afterStart: Chunk[] = [
  // With it the cart that is kept, which ends with the session: whoever keeps one fetches both. And the making of ids, before
  // putting aside, which would take it along to who only needs a key: a file of its own is one more request of each visit.
  {
    name: 'session-end',
    of: [
      /lib\/new-id/,
      /cart\/keep-cart/,
      /features\/session\/session-channel/,
      /features\/session\/forget-reads/,
      /features\/session\/go-to-sign-in/,
      /features\/session\/means-signed-out/,
    ],
  },
  {
    name: 'putting-aside',
    of: [/cart\/add-to-cart\.ts/, /cart\/pending\/change-pending/, /cart\/pending\/pending-steps/],
  },
  {
    name: 'after-start',
    of: [
      /app\/after-start/,
      /cart\/press-add/,
      /app\/preload-on-intent/,
      /app\/carry-pictures/,
      /app\/roll-digits/,
      /app\/toasts-keep-clear/,
      // So that they open without a line.
      /network\/network-panel/,
      /theme\/theme-choices/,
      /session\/notice-session-end/,
      /session\/follow-session/,
      /session\/look-again/,
    ],
  },
];

/**
 * What is shared by the pages of one topic alone, as chunks: a listing has no use for parcels. The rules of `domain` stand
 * with the topic that they rule; what is not listed and shared by two pages becomes a part of every page.
 */
const topics: Chunk[] = [
  // First, or a listing would take it along.
  { name: 'endless', of: [/nfiniteQuery/, /states\/load-more/] },
  // What opens over a page: dialogs, and what Home fetches for the search box, which needs no page's parts.
  {
    name: 'over-the-page',
    of: [/features\/search\/recent-searches/, /overlays\/use-back-closes/, /overlays\/modal/],
  },
  // Of pages, and of what the bar opens on Home, which needs nothing else of them.
  { name: 'categories', of: [/features\/categories\//] },
  { name: 'swatches', of: [/products\/swatch(?:-mark)?\.ts/] },
  // What a list is narrowed by, as its address has it, and what names are compared by; apart from how it is shown, for the
  // part that is fetched with the filters themselves.
  {
    name: 'filters',
    of: [
      /features\/filters\/(?:filters-state|filter-words|price-words)/,
      /domain\/src\/goods\/(?:filters|chosen)/,
      /text\/plain-letters/,
      /text\/slug/,
      /text\/total/,
    ],
  },
  {
    name: 'listing',
    of: [
      /features\/listing\/(?!filter|listed|listing-|use-kept)/,
      /products\/swatched-card/,
      /domain\/src\/goods\/listing/,
    ],
  },
  // A store's goods and favourites have no filters.
  {
    name: 'narrowing',
    of: [/features\/listing\/(?:filter|listing-state|listing-toolbar|use-kept)/, /features\/filters\//],
  },
  // Page after page of one list; a search has one alone.
  { name: 'listed', of: [/features\/listing\/(?:listed|listing-page)/] },
  // Finding by name: suggestions, help, a store's goods, a category's parts.
  {
    name: 'finding',
    of: [/domain\/src\/goods\/search/, /text\/highlight/, /goods\/marked/, /forms\/name-search/],
  },
  // The days on which something arrives: of parcels, which have no use for the words of a product's page.
  { name: 'days', of: [/domain\/src\/text\/(?:day-span|short-day)/] },
  // When a store is back: of goods, carts and stores.
  { name: 'holidays', of: [/domain\/src\/stores\/holiday/] },
  // On a product's page, and on few others.
  { name: 'folds-and-pills', of: [/ui\/disclosure/, /forms\/choice-pills/] },
  { name: 'reading', of: [/features\/reading\//, /icons\/newspaper/] },
  // Where stores are: of all of them, of one that tells about itself, and of the shop.
  { name: 'state-map', of: [/sellers\/map\//] },
  // Many stores: of the best and of one state.
  { name: 'sellers', of: [/features\/sellers\/(?:seller-grid|use-sellers)/] },
  // A few goods on a page that is about something else.
  { name: 'some-products', of: [/products\/(?:some-products|few-goods)/] },
  // When something arrives: of goods, and of an order that was just placed.
  { name: 'arrival-words', of: [/arrival\/arrival-words/] },
  // A page with one thing to say: of goods and orders that are none, and where links of mails lead; before what says it too.
  { name: 'podium-page', of: [/viewed\/podium-page/] },
  // An address that leads nowhere, and the operator's page for a shopper.
  { name: 'not-found', of: [/viewed\/not-found/, /icons\/door-open/] },
  // Goods to go on with: on a product's page, and where a page leads no further.
  { name: 'goods-row', of: [/products\/goods-row/, /features\/viewed\/(?:use-viewed|viewed-products)/] },
  // Fetched on Home too, by whoever has favourites.
  { name: 'favourites', of: [/features\/favourites\//, /domain\/src\/goods\/favourites/] },
  // Of a sold-out product, and of where the links of the mails about it lead.
  { name: 'restock', of: [/restock\/restock-api/, /routes\/restock-routes/] },
  { name: 'reviews', of: [/features\/reviews\//, /domain\/src\/goods\/review\./, /goods\/stars/, /icons\/star/] },
  // Forms that are sent, and what stands beside them; a field alone has no rule.
  {
    name: 'forms',
    of: [
      /ui\/beside/,
      /forms\/use-form/,
      /forms\/checkbox/,
      /domain\/src\/people\/(?:email|newsletter)/,
      /domain\/src\/orders\/order-number/,
    ],
  },
  // Fetched for the footer of any page, and on the page of an old link.
  { name: 'newsletter-form', of: [/newsletter\/(?:newsletter-form|use-subscribe)/] },
  // Where links of mails lead.
  { name: 'mail-links', of: [/icons\/(?:mail-check|mail-x|key-round)/] },
  // Ways between pages of the account, and back from those of few others and out of suggestions; before what else they share.
  { name: 'ways', of: [/features\/account\/places/, /ui\/way-back/, /icons\/arrow-left/] },
  // Beside a form whose answer comes later, and beside what the profile leads to: one file, whose name the entry holds.
  { name: 'beside-page', of: [/ui\/how-it-goes/, /features\/account\//] },
  // On the cart and after signing in, by whichever way.
  { name: 'merging', of: [/cart\/pending\/(?:merge-|sound-)/, /domain\/src\/cart\/pending-items/] },
  // Where an order goes: of orders and the checkout.
  { name: 'goes-to', of: [/domain\/src\/orders\/destination/, /cart\/goes-to/] },
  // A line of an order: of its page and the checkout, and neither of the cart nor of addresses.
  { name: 'goods-line', of: [/goods\/goods-line/] },
  // Before signing in, which would take the address to return to along.
  {
    name: 'paying',
    of: [
      /features\/payment\//,
      /domain\/src\/payments\/payment/,
      /domain\/src\/payments\/refund/,
      /domain\/src\/people\/return-address/,
    ],
  },
  // What both of the next two call; before them, or the first would take it along.
  { name: 'account-calls', of: [/account-api/, /account-routes/] },
  // For signing in, and for confirming who asks that an account be deleted.
  { name: 'google', of: [/session\/google\/google-(?:window|mark|return)/, /session\/google\/use-google/] },
  // Forms about the account, without what signing in does to the cart.
  {
    name: 'account',
    of: [
      /features\/session\/new-password/,
      /features\/session\/account-email/,
      /features\/session\/address-state/,
      /forms\/password-field/,
      /domain\/src\/people\/accounts/,
    ],
  },
  // Fetched by whoever signs out.
  { name: 'desk-kept', of: [/features\/session\/desk-kept/, /idb-keyval/] },
  { name: 'signed-out', of: [/features\/session\/sign-out/, /features\/session\/signed-out/] },
  { name: 'signing-in', of: [/features\/session\/(?!call-failure)/, /domain\/src\/people\/desk-return-path/] },
  // What anybody can follow; before a buyer's own orders, which would take it along.
  {
    name: 'parcels',
    of: [
      /features\/orders\/(?:changed-|is-unsent|order-progress|order-tracker|parcel-state|tracker-)/,
      /goods\/tracker/,
      /domain\/src\/orders\/(?:order-status|couriers)/,
    ],
  },
  { name: 'orders', of: [/features\/orders\//] },
  // Of a profile, too, which has no address.
  { name: 'phone', of: [/domain\/src\/people\/phone/] },
  // Before addresses, which whoever only says where a parcel goes has no use for.
  { name: 'states', of: [/domain\/src\/people\/nigerian-states/, /domain\/src\/orders\/delivery-area/] },
  {
    name: 'addresses',
    of: [
      /features\/addresses\//,
      /domain\/src\/orders\/checkout/,
      /domain\/src\/people\/country/,
      /forms\/radio-cards/,
    ],
  },
  // Of an order, too, which has no cart.
  { name: 'totals', of: [/cart\/quote-totals/, /domain\/src\/money\/charges/] },
  {
    name: 'buying',
    of: [
      /features\/(?:cart|checkout)\//,
      /features\/products\/use-live-stock/,
      /forms\/quantity-stepper/,
      /domain\/src\/cart\/(?:cart-worth|quantity|shared-stock)/,
      /domain\/src\/money\/pricing/,
    ],
  },
];

/** A module's path as the places write it, on Windows too. */
const written = (id: string) => id.replaceAll('\\', '/');
const isOf =
  ({ of }: Pick<Chunk, 'of'>) =>
  (id: string) =>
    of.some((place) => place.test(written(id)));
/**
 * What the parts of the operator's page share, each of which is fetched by itself: no page of a shopper may have it, so it is
 * put nowhere here. Rolldown makes small files of it, which no document names, and leaves what the page itself needs with it.
 */
const operators: Chunk = { name: "the operator's", of: [/pages\/operator\//] };
const isOfNoTopic = (id: string) => !topics.some((topic) => isOf(topic)(id)) && !isOf(operators)(id);

// React is two thirds of the entry and changes least: a deploy must not make shoppers fetch it again.
const react = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 };
// All that every page needs in one file: split up, it would weigh more and take more requests.
const app = { name: 'app', tags: ['$initial'] as '$initial'[], priority: 3 };

/**
 * What only the pages of parcels share, or only those of goods, of money, or of what a store says of itself, or the parts of
 * the sheet, or of imports; pictures belong to goods, stores and imports.
 */
const deskTopics = [
  // Of orders and of what a store says of itself, and of no goods; before parcels, which would take them along.
  { name: 'sending', of: [/\/domain\/src\/(?:orders\/couriers|people\/phone)/] },
  // Of Today, too, which would else take all of the parcels along.
  { name: 'cancels', of: [/\/desk\/features\/parcels\/unsure-cancels/] },
  {
    name: 'parcels',
    of: [/\/desk\/features\/parcels\/(?!unsure-cancels)/, /\/domain\/src\/orders\/(?!couriers)/],
  },
  { name: 'money', of: [/\/desk\/features\/money\//] },
  // Of Today and of opening a store, which shows them where there is room alone.
  { name: 'check-words', of: [/\/desk\/features\/store-status\/check-words/] },
  { name: 'store-status', of: [/\/desk\/features\/store-status\/(?!check-words)/, /\/domain\/src\/stores\/holiday/] },
  // Each of these alone is of pages that have no use for the others; before pictures and imports, which would take them along.
  { name: 'put-file', of: [/\/desk\/app\/put-file/] },
  { name: 'progress-line', of: [/\/desk\/ui\/progress-line/] },
  { name: 'files', of: [/\/desk\/features\/exports\/(?!export-button)/, /icons\/file-spreadsheet/] },
  { name: 'export-button', of: [/\/desk\/features\/exports\/export-button/] },
  { name: 'pictures', of: [/\/desk\/features\/pictures\//, /icons\/images/] },
  // Of Today, too, which tells of a file that was not sent.
  { name: 'kept-file', of: [/\/desk\/features\/imports\/(?:kept-file|use-kept-file|hold-tab)/] },
  { name: 'imports', of: [/\/desk\/features\/imports\/(?!open-tray|photo-tray)/, /icons\/circle-dashed/] },
  // Behind both that it needs: an import is shown before its photographs are.
  { name: 'photo-tray', of: [/\/desk\/features\/imports\/(?:open-tray|photo-tray)/] },
  {
    name: 'goods',
    of: [
      /\/desk\/features\/(?:products|goods-form\/(?:kept-forms|matrix))/,
      /\/domain\/src\/goods\/(?!read-product-form|form-|product-form)/,
    ],
  },
  // What the form shares with its own later parts and with the sheet: the list of goods has no use for it.
  { name: 'goods-form', of: [/\/desk\/features\/goods-form\/(?!kept-forms|matrix)/, /\/domain\/src\/goods\//] },
  // Behind goods, which it would else take along.
  { name: 'sheet', of: [/\/desk\/(?:features|pages)\/sheet\//, /react-virtual|virtual-core/] },
  {
    name: 'stores',
    of: [
      /\/desk\/features\/store-form\/(?!face-fields|store-picture|cut-sheet|use-picture-sent)/,
      /\/domain\/src\/(?:people\/nigerian-states|stores\/store-form|text\/slug)/,
    ],
  },
].map(({ name, ...topic }) => ({ name, test: isOf(topic) }));

/** The same for the sellers' desk, whose pages are few: what two of them share is a file of its own. */
export const deskGroups = [
  // Every page changes something: what of the queries pages alone use is needed at once, and changes as little as React.
  { ...react, test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](?:query-core|react-query))[\\/]/ },
  app,
  {
    name: 'shared',
    test: (id: string) => !deskTopics.some(({ test }) => test(id)),
    minShareCount: 2,
    priority: 1,
  },
  ...deskTopics.map((topic) => ({ ...topic, minShareCount: 2, priority: 0 })),
];

/** How the browser's modules are put into files (Rolldown's `codeSplitting.groups`). */
export const chunkGroups = [
  react,
  app,
  ...afterStart.map((chunk) => ({ name: chunk.name, test: isOf(chunk), priority: 2 })),
  // The same for what several of the later pages share, and below it what only some of them do, by topic. A group takes
  // along what its modules import, so 'shared' comes first: else every page would load 'listing'.
  { name: 'shared', test: isOfNoTopic, minShareCount: 2, priority: 1 },
  ...topics.map((topic) => ({ name: topic.name, test: isOf(topic), minShareCount: 2, priority: 0 })),
];

/**
 * Fails the browser's build when a place above names no module: a file that was moved would else become a part of every
 * page, and nobody would hear of it.
 */
export function chunkPlacesExist(): Plugin {
  return {
    name: 'chunk-places-exist',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()].map(written);
      for (const { name, of } of [...afterStart, ...topics, operators]) {
        const lost = of.find((place) => !modules.some((id) => place.test(id)));
        if (lost) this.error(`The chunk '${name}' names a place where no module is: ${lost.source}`);
      }
    },
  };
}
