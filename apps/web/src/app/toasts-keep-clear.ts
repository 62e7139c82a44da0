/** Pixels from the top of the window that toasts need there, and some more: they must not touch what was pressed either. */
const NEEDED = 192;

/**
 * Toasts stand at the top, over the bar's own rows or right below it, where no goods, no sum and no way on is pressed.
 * What was pressed there itself has them at the bottom. Those that are shown stay where they are.
 */
export function toastsKeepClear(): void {
  const follow = (pressed: unknown) => {
    const toasts = document.querySelector('.toasts');
    if (!toasts || toasts.firstChild) return;
    const isAbove = pressed instanceof Element && pressed.getBoundingClientRect().top < NEEDED;
    toasts.toggleAttribute('data-high', !isAbove);
  };
  follow(null);
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ target }) => follow(target), { capture: true, passive: true });
  }
}
