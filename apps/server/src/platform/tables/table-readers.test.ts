import { strToU8 } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import { sheetRow, textCell, workbookFile } from '../../testing/workbook-file.ts';
import { TableReaders } from './table-readers.ts';

const csv = Buffer.from('sku,name\nA1,Ankara\n');
const workbook = workbookFile(sheetRow(1, textCell('sku')) + sheetRow(2, textCell('A1')));
const MB = 1024 * 1024;
/** Takes seconds. */
const slow = Buffer.from('\n'.repeat(8 * MB));

function open(options: ConstructorParameters<typeof TableReaders>[0] = {}): TableReaders {
  const readers = new TableReaders(options);
  onTestFinished(() => readers.close());
  return readers;
}

it('knows a file by its content', async () => {
  const readers = open();
  expect(await readers.read(csv, { most: 10 })).toMatchObject({
    kind: 'read',
    head: { line: 1, cells: ['sku', 'name'] },
  });
  expect(await readers.read(workbook, { most: 10 })).toMatchObject({ kind: 'read', head: { line: 1, cells: ['sku'] } });
  expect(await readers.read(Buffer.from('d0cf11e0a1b11ae100', 'hex'), { most: 10 })).toEqual({
    kind: 'unreadable',
    why: 'it is an old workbook (XLS) or has a password. Save it as XLSX',
  });
});

it('reads one after the other, and takes no more than may wait', async () => {
  const readers = open({ waiting: 2 });
  const readings = [1, 2, 3, 4].map(() => readers.read(csv, { most: 10 }));
  expect((await Promise.all(readings)).map(({ kind }) => kind)).toEqual(['read', 'read', 'read', 'busy']);
  expect(await readers.read(csv, { most: 10 })).toMatchObject({ kind: 'read' });
});

it('ends a reading that takes too long, and reads the next one', async () => {
  const told: string[] = [];
  // Enough for the thread of the second to begin on a busy machine.
  const readers = open({ patience: 4_000, tell: (line) => told.push(line) });
  const readings = [readers.read(slow, { most: 10 }), readers.read(csv, { most: 10 })];
  expect(await Promise.all(readings)).toMatchObject([
    { kind: 'unreadable', why: 'reading it takes too long. Split it, or save it as CSV' },
    { kind: 'read' },
  ]);
  expect(told).toEqual(['A thread that read a table was ended: it took too long']);
});

it('ends at once, and whoever reads or waits is told that it is busy', async () => {
  const readers = open();
  const readings = [readers.read(slow, { most: 10 }), readers.read(csv, { most: 10 })];
  await readers.close();
  expect(await Promise.all(readings)).toEqual([{ kind: 'busy' }, { kind: 'busy' }]);
  expect(await readers.read(csv, { most: 10 })).toEqual({ kind: 'busy' });
});

/** What the process takes more than before, and how long it did nothing else, while a file is read. */
async function watched(reading: Promise<{ kind: string }>): Promise<{ kind: string; more: number; pause: number }> {
  const before = process.memoryUsage.rss();
  const seen = { more: 0, pause: 0 };
  let last = performance.now();
  const watch = setInterval(() => {
    seen.pause = Math.max(seen.pause, performance.now() - last);
    seen.more = Math.max(seen.more, process.memoryUsage.rss() - before);
    last = performance.now();
  }, 5);
  const { kind } = await reading;
  clearInterval(watch);
  return { kind, ...seen };
}

/** A million strings of three letters, 18 MB of them. */
function strings(): Buffer {
  const letters = Array.from(
    { length: 1_000_000 },
    (_, at) => `<si><t>${((at * 7_919) % 46_656).toString(36)}</t></si>`,
  );
  return workbookFile('', {}, { 'xl/sharedStrings.xml': strToU8(`<sst>${letters.join('')}</sst>`) });
}

function oneTextEverywhere(): Buffer {
  const row = Array<string>(20).fill('<c t="s"><v>0</v></c>');
  const rows = Array.from({ length: 1_000 }, (_, at) => sheetRow(at + 1, ...row));
  const text = `<sst><si><t>${'x'.repeat(20_000)}</t></si></sst>`;
  return workbookFile(rows.join(''), {}, { 'xl/sharedStrings.xml': strToU8(text) });
}

it.each<[string, () => Buffer, string]>([
  ['a bomb', () => workbookFile(' '.repeat(50 * MB)), 'unreadable'],
  ['a million strings', strings, 'unreadable'],
  ['one text of 20,000 letters in 20,000 cells', oneTextEverywhere, 'unreadable'],
  ['eight million empty lines', () => slow, 'unreadable'],
  ['8 MB in one cell', () => Buffer.from(`sku\n"${'x'.repeat(8 * MB)}`), 'unreadable'],
  ['four million rows', () => Buffer.from(`sku\n${'x\n'.repeat(4 * MB)}`), 'too_long'],
])('lets the server go on, with no more than 100 MB, while it reads %s [GOODS-143]', async (_, file, kind) => {
  const readers = open();
  // What threads share is there before.
  await readers.read(csv, { most: 10 });
  const bytes = file();
  const { more, pause, ...reading } = await watched(readers.read(bytes, { most: 5_000 }));
  expect(reading).toEqual({ kind });
  expect(more).toBeLessThan(100 * MB);
  expect(pause).toBeLessThan(1_000);
});
