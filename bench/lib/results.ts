import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../results');

/** Keeps what was measured as JSON, to be compared with other runs. */
export async function writeResults(name: string, measured: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}-${new Date().toISOString().replaceAll(':', '-')}.json`);
  await writeFile(file, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative(process.cwd(), file)}`);
}
