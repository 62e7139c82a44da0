import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * `key` is the file name up to the width, `color` fills the frame meanwhile, `widest` is of goods with more than 640 pixels, and
 * `inputs` tells whether to make it again.
 */
export type ManifestEntry = {
  readonly key: string;
  readonly color: string;
  readonly widest?: number;
  readonly inputs: string;
};
export type Manifest = Record<string, ManifestEntry>;

const file = new URL('manifest.json', import.meta.url);

/** Picture name (see plan.ts) → what was made. Empty before the first run. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** One line an entry, sorted, so that a change reads well in a diff; whole or not at all. */
export function writeManifest(manifest: Manifest): void {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  const draft = new URL('manifest.json.draft', import.meta.url);
  writeFileSync(draft, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(draft, file);
}
