/** Shows a field and gives it the focus, once what is wrong with it stands there: that moves it. */
export function focusField(name: string): void {
  requestAnimationFrame(() => {
    const field = document.getElementsByName(name)[0];
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}
