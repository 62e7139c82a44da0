import { asksToSaveData } from '../lib/data-saver.ts';
import { entryState } from '../lib/routing/hash-location.ts';
import { rawPlace, splitPlace } from '../lib/routing/hash-place.ts';
import type { PathName } from '../lib/routing/pages.ts';
import { matchPath } from '../lib/routing/paths.ts';
import { isPageHere } from './page-component.ts';

const NAME = 'product-picture';
/** Milliseconds that the last page may stand still: until the next one is built, and then until its pictures are there. */
const PATIENCE = { page: 400, pictures: 150 };
const timing = { duration: 320, easing: 'cubic-bezier(.22, .8, .3, 1)' };
const stillTiming = { duration: 120 };

/** By the page that a link leads to: what around the link holds the pictures that go on there. */
const leaving: Partial<Record<PathName, [around: string, pictures: string]>> = {
  // Of a list the picture is so small that its page asks for another one.
  product: [':not(.product-card-list) > .product-card-link', 'img'],
  cart: ['body', '.gallery-slide-shown img'],
  checkout: ['main', '.cart-layout li img'],
  order: ['article', 'li img'],
};
/** Where those pages show them: in the gallery, the lines of a cart and of an order, and the summary beside the checkout. */
const arriving = '.gallery-slide-shown img, .cart-layout li img, .checkout-summary li img';

/**
 * A thing's picture goes on from a card to its page, from there to the cart, to the checkout and from a list of orders to the
 * order, where the browser can do it; for whoever wants less motion the pages fade into each other.
 */
export function carryPictures(): void {
  if ('startViewTransition' in document) addEventListener('click', carry);
}

function carry(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
  const to = link && matchPath(splitPlace(rawPlace(link.hash)).path)?.name;
  // It would keep the shopper waiting, or a dialog lies over the page, whose entry of the history has to go first.
  if (!to || !isPlain(event) || !isPageHere(to) || entryState().overlays || asksToSaveData()) return;
  const [around = '', pictures = ''] = leaving[to] ?? [];
  const before = around
    ? inSight(link.closest(around)?.querySelectorAll<HTMLImageElement>(pictures)).filter(({ complete }) => complete)
    : [];
  if (before.length === 0) return;
  event.preventDefault();
  const { href } = link;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const names = new Map(isStill ? [] : before.map((image, at) => [keyOf(image), `${NAME}-${at}`]));
  nameAll(before, names);
  let after: HTMLImageElement[] = [];
  const changing = document.startViewTransition(async () => {
    nameAll(before);
    const coming = nextPictures(names);
    location.assign(href);
    after = await coming;
    nameAll(after, names);
  });
  changing.ready.then(
    () => keepTime(isStill ? stillTiming : timing),
    () => {},
  );
  // Whoever goes on is not held up.
  const listening = new AbortController();
  const options = { once: true, signal: listening.signal };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => changing.skipTransition(), options);
  void changing.finished.finally(() => {
    listening.abort();
    nameAll(after);
  });
}

/** Left button, and nothing that opens it elsewhere; not taken by somebody else. */
const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Which picture it is, in whatever width: its address without that. */
const keyOf = (image: HTMLImageElement): string => image.src.replace(/-\d+\.\w+$/, '');

/** Those in the window, each picture once: two elements of one name would end the motion. */
function inSight(images: Iterable<HTMLImageElement> = []): HTMLImageElement[] {
  const seen = new Map<string, HTMLImageElement>();
  for (const image of images) {
    const { top, bottom } = image.getBoundingClientRect();
    const isSeen = image.checkVisibility() && bottom > 0 && top < innerHeight;
    if (isSeen && !seen.has(keyOf(image))) seen.set(keyOf(image), image);
  }
  return [...seen.values()];
}

/** Names what frames each picture; without names it takes them away. */
function nameAll(images: readonly HTMLImageElement[], names?: ReadonlyMap<string, string>): void {
  for (const image of images) {
    const frame = image.closest<HTMLElement>('.gallery-stage, picture');
    if (frame) frame.style.viewTransitionName = names?.get(keyOf(image)) ?? '';
  }
}

/** Those of the next page that bear a name, once they are there; none where it or they do not come in time. */
function nextPictures(names: ReadonlyMap<string, string>): Promise<HTMLImageElement[]> {
  const last = document.querySelector('main > *');
  return new Promise((resolve) => {
    let timer = setTimeout(() => end(), PATIENCE.page);
    const end = (images: HTMLImageElement[] = []) => {
      clearTimeout(timer);
      watching.disconnect();
      resolve(images);
    };
    const watching = new MutationObserver(() => {
      if (last?.isConnected) return;
      watching.disconnect();
      clearTimeout(timer);
      // Where nothing is known of what it shows, a skeleton stands there.
      const images = inSight(document.querySelectorAll<HTMLImageElement>(arriving)).filter((image) =>
        names.has(keyOf(image)),
      );
      timer = setTimeout(() => end(images), PATIENCE.pictures);
      // One that waits until it comes near is not looked for while the page stands still.
      for (const image of images) image.loading = 'eager';
      void Promise.allSettled(images.map((image) => image.decode())).then(() => end(images));
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
}

function keepTime(kept: KeyframeEffectOptions & OptionalEffectTiming): void {
  for (const { effect } of document.getAnimations()) {
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      effect.updateTiming(kept);
  }
}
