/** What the row is about that has the focus within it. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;

/** Gives the focus to a row of a list, at the link to what it is about. @returns whether it is in the list */
export function focusRow(id: string): boolean {
  const link = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] a`);
  link?.focus();
  return link !== null;
}
