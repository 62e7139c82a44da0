/** What can be said of one kind of goods: only good, a bit of both, only bad. Sentences separated by `|`. */
export type FactLines = { readonly good: string; readonly fair: string; readonly bad: string };
