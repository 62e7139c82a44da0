let lastOpen: string | undefined;

/** What stands in a row is shown: the list that is shown after it gives the focus back to that row. */
export function rememberOpen(id: string): void {
  lastOpen = id;
}

/** Whose row was opened last; told once. */
export function takeLastOpen(): string | undefined {
  const id = lastOpen;
  lastOpen = undefined;
  return id;
}
