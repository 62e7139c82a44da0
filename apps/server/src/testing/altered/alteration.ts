/** One change to a source file, made while a process of a test loads it; the file itself stays as it is. */
export interface Alteration {
  /** Below `apps/server/src`. */
  file: string;
  /** Stands there exactly once. */
  find: string;
  replace: string;
}

/** @throws Error unless each change has exactly one place: a test must not go on about a product that it does not meet */
export function alter(source: string, alterations: readonly Alteration[]): string {
  return alterations.reduce((text, { file, find, replace }) => {
    const parts = text.split(find);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times what is to be altered: ${find}`);
    return parts.join(replace);
  }, source);
}
