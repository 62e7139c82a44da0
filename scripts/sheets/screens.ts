import { type PageRow, type PathName, pages } from '../../apps/web/src/lib/routing/pages.ts';
import { addressOf, screens as everyScreen, type Sample, unanswered } from '../../e2e/support/screens.ts';

/** A screen of the shop as it is shown on the contact sheets. */
export interface Screen {
  name: string;
  place: (sample: Sample) => string;
  /** What a visitor sees; else what a signed-in buyer does. */
  visited: boolean;
  /** Shows nothing that is read from the shop, so it can be neither empty nor late. */
  still: boolean;
  /** Written by the shop itself: it is late or fails, but is never empty and names nothing. */
  written: boolean;
}

/** Whoever is signed in has no business there. */
const waysIn: readonly string[] = ['login', 'register', 'forgotPassword'] satisfies PathName[];
/** Read from the shop, but not by their address alone. */
const readLater: readonly string[] = ['home', 'orderSuccess', 'profile', 'settings', 'favourites'] satisfies PathName[];
const writings: readonly string[] = ['writtenPage', 'help', 'article', 'contactFacts'];

/** Every screen of the app, so that a new page is among them by itself. */
const ofPages = everyScreen.map((screen): Screen => {
  const { path, first }: Partial<PageRow> = screen in pages ? pages[screen as PathName] : {};
  return {
    name: captionOf(screen),
    // With what it asks about, it would go on to another screen.
    place: (sample) => (screen in unanswered && path) || addressOf(screen, sample),
    visited: waysIn.includes(screen),
    still: !first && !readLater.includes(screen),
    written: first !== undefined && writings.includes(first.route),
  };
});

const read = { visited: false, still: false, written: false };

export const screens: readonly Screen[] = [
  ...ofPages,
  { ...read, name: 'Store, reviews', place: ({ store }) => `/store/${store}?tab=reviews` },
  { ...read, name: 'Store, about', place: ({ store }) => `/store/${store}?tab=about` },
  { ...read, name: 'Cart of a visitor', place: () => '/cart', visited: true },
];

/** `newArrivals` is 'New arrivals'. */
function captionOf(screen: string): string {
  const words = screen.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
