let isPressed = false;
for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  addEventListener(type, () => (isPressed = type === 'pointerdown'), { capture: true });

/** Does something at once, or, while something is pressed, after that: what moves under the thumb is not pressed. */
export function afterPress(then: () => void): void {
  if (!isPressed) {
    then();
    return;
  }
  const over = new AbortController();
  // The click comes after both.
  const end = () => {
    over.abort();
    setTimeout(then);
  };
  addEventListener('pointerup', end, { signal: over.signal });
  addEventListener('pointercancel', end, { signal: over.signal });
}
