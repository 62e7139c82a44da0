import { asksToSaveData } from '../lib/data-saver.ts';
import { entryState } from '../lib/routing/hash-location.ts';
import { isPageHere } from './page-component.ts';

const NAME = 'product-picture';
/** Milliseconds that the last page may stand still: until the next one is built, and then until its picture is there. */
const PATIENCE = { page: 400, picture: 150 };
/** Of a list the picture is so small that its page asks for another one. */
const links = ':not(.product-card-list) > a.product-card-link[href^="#/product/"]';
const timing = { duration: 320, easing: 'cubic-bezier(.22, .8, .3, 1)' };

/** The picture of a card grows into that of its product's page, where the browser can do it and the shopper wants motion. */
export function growPicture(): void {
  if ('startViewTransition' in document) addEventListener('click', grow);
}

function grow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null;
  const picture = link?.querySelector('img');
  if (!link || !picture?.complete || !isPlain(event) || isUnwanted()) return;
  event.preventDefault();
  const { href } = link;
  picture.style.viewTransitionName = NAME;
  let stage: HTMLElement | undefined;
  const changing = document.startViewTransition(async () => {
    picture.style.viewTransitionName = '';
    const coming = nextGallery();
    location.assign(href);
    stage = await coming;
    if (stage) stage.style.viewTransitionName = NAME;
  });
  changing.ready.then(keepTime, () => {});
  // Whoever goes on is not held up.
  const listening = new AbortController();
  const options = { once: true, signal: listening.signal };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => changing.skipTransition(), options);
  void changing.finished.finally(() => {
    listening.abort();
    if (stage) stage.style.viewTransitionName = '';
  });
}

/** Left button, and nothing that opens it elsewhere; not taken by somebody else. */
const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** It would keep the shopper waiting, or a dialog lies over the page, whose entry of the history has to go first. */
const isUnwanted = () =>
  !isPageHere('product') ||
  Boolean(entryState().overlays) ||
  asksToSaveData() ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** That of the product's page, once its first picture is there; undefined where the page or its picture does not come in time. */
function nextGallery(): Promise<HTMLElement | undefined> {
  const last = document.querySelector('.product-gallery');
  return new Promise((resolve) => {
    let timer = setTimeout(() => end(), PATIENCE.page);
    const end = (stage?: HTMLElement) => {
      clearTimeout(timer);
      watching.disconnect();
      resolve(stage);
    };
    const watching = new MutationObserver(() => {
      const frame = document.querySelector('.product-gallery');
      if (!frame || frame === last) return;
      watching.disconnect();
      clearTimeout(timer);
      const image = frame.querySelector<HTMLImageElement>('.gallery-slide-shown img');
      const stage = image?.closest<HTMLElement>('.gallery-stage');
      // Nothing is known of it but its address: then a skeleton stands there.
      if (!image || !stage) return end();
      timer = setTimeout(() => end(), PATIENCE.picture);
      const found = () => end(stage);
      image.decode().then(found, found);
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
}

function keepTime(): void {
  for (const { effect } of document.getAnimations()) {
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      effect.updateTiming(timing);
  }
}
