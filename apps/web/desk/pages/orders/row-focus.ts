/** The order whose row has the focus within it. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset.order;

/** Gives the focus to the row of an order, at the link to its parcel. @returns whether it is in the list */
export function focusRow(orderId: string): boolean {
  const link = document.querySelector<HTMLElement>(`[data-order="${CSS.escape(orderId)}"] a`);
  link?.focus();
  return link !== null;
}
