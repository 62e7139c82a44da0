/**
 * A quantity that may stand in a selector or a cart line: whole, at most the stock, never below 1. A sold-out product
 * gives 1: its button is disabled, or its line waits for the buyer to remove it.
 */
export function clampQuantity(wanted: number, stock: number): number {
  const whole = Number.isNaN(wanted) ? 1 : Math.trunc(wanted);
  return Math.max(1, Math.min(whole, Math.trunc(stock)));
}
