// A thread that reads a table of what strangers sent: a parser neither holds the server up nor takes its memory.
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { type ReadTable, Unreadable } from './read-table.ts';
import { readWorkbook } from './read-workbook.ts';

const zipped = Buffer.from('PK\x03\x04', 'latin1');
/** Of Excel before 2007, and of workbooks with a password. */
const oldWorkbook = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const beginsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/** What it is, its content says: names lie. */
async function read(bytes: Buffer, most: number): Promise<ReadTable> {
  try {
    if (beginsWith(bytes, oldWorkbook))
      throw new Unreadable('it is an old workbook (XLS) or has a password. Save it as XLSX');
    return beginsWith(bytes, zipped) ? await readWorkbook(bytes, most) : readCsv(bytes, most);
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', why: error.message };
    throw error;
  }
}

const { bytes, most } = workerData as { bytes: Uint8Array; most: number };
parentPort?.postMessage(await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), most));
