let lastOpen: string | undefined;

/** A parcel is shown: the list that is shown after it gives the focus back to its row. */
export function rememberOpen(orderId: string): void {
  lastOpen = orderId;
}

/** The order whose parcel was shown last; told once. */
export function takeLastOpen(): string | undefined {
  const orderId = lastOpen;
  lastOpen = undefined;
  return orderId;
}
