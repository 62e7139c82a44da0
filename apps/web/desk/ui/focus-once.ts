/** A ref for what stands where something pressed was: whoever goes on with the keyboard goes on there. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
