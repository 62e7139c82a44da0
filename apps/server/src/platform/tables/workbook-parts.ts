import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { Unreadable } from './read-table.ts';

const mostEntries = 200;
const mostRatio = 100;
/** Bytes that a part may have whatever its ratio is: a table of equal rows is no bomb. */
const smallPart = 1024 * 1024;
/** Inflated bytes: of all that is in it, and of the parts that are read. */
const mostInflated = 60 * 1024 * 1024;
const mostRead = 20 * 1024 * 1024;
/** What a table is read from: neither pictures nor sheets beside the first. */
const read = /^xl\/(workbook|styles|sharedStrings|worksheets\/[^/]+)\.xml$|^xl\/_rels\/workbook\.xml\.rels$/i;

const tooLarge = () => new Unreadable('it is too large to be read at once. Split it, or save it as CSV');
const noWorkbook = () => new Unreadable('it is no workbook (XLSX) that can be opened. Save it again, or as CSV');

/**
 * The parts of a workbook that hold its table, inflated, by their names. What is said of a part in front of it is not
 * believed: only what its list at the end names is read, and no more of it than that says. @throws Unreadable
 */
export async function workbookParts(bytes: Buffer): Promise<Record<string, Uint8Array>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => null);
  if (zip === null || zip.entryCount > mostEntries) throw zip === null ? noWorkbook() : tooLarge();
  const parts: Record<string, Uint8Array> = {};
  let all = 0;
  let wanted = 0;
  for (const entry of await entriesOf(zip)) {
    all += entry.uncompressedSize;
    if (all > mostInflated || ratioOf(entry) > mostRatio) throw tooLarge();
    if (!read.test(entry.fileName)) continue;
    const part = await inflated(zip, entry, mostRead - wanted);
    wanted += part.length;
    parts[entry.fileName] = part;
  }
  return parts;
}

const ratioOf = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize <= smallPart ? 0 : uncompressedSize / Math.max(1, compressedSize);

/** Absolute names, `..` and sizes that do not fit are faults of the reader. */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new Unreadable('it has a password. Save it without');
      entries.push(entry);
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : noWorkbook();
  }
  return entries;
}

/** It is as long as it says, or a fault of the reader. */
async function inflated(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw tooLarge();
  const part = Buffer.alloc(entry.uncompressedSize);
  let length = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) length += (chunk as Buffer).copy(part, length);
  } catch {
    throw noWorkbook();
  }
  return part;
}
