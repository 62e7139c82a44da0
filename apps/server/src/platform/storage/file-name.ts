const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * `folder/name.hash-width.ending` of small letters, digits and hyphens, and nothing else: never two dots in a row and never one
 * in front, so no way out of a folder.
 */
const form = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.[a-z0-9-]+)?\.(avif|webp|jpg)$/;

/** Longer ones are no file of ours; storages that speak S3 take 1024 bytes. */
const longest = 200;

/** Whether a picture can have a file of this name. */
export const isFileName = (name: string): boolean => name.length <= longest && form.test(name);

/** What a file on disk is called before it is whole. */
const unfinished = /^(?:[a-z0-9-]+\/)*\.[a-z0-9-]+$/;

/** Whether a crash left it before it became a file of a picture. */
export const isUnfinished = (name: string): boolean => unfinished.test(name);

/** @throws Error for a name that no picture has */
export function demandFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`No file of a picture is called ${JSON.stringify(name.slice(0, longest))}.`);
}

/** The media type of a file, by its ending. @throws Error for a name that no picture has */
export function typeOfFile(name: string): string {
  demandFileName(name);
  return types[form.exec(name)?.[1] ?? ''] ?? '';
}
