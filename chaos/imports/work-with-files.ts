import type { DeskImport, ImportRow } from '@oja/contract/desks/desk-imports';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { type Heard, hear } from '../buyers/hear.ts';
import { pause } from '../pause.ts';
import { sendAct } from '../sellers/seller.ts';
import { type GoodsFile, goodsFile } from './goods-file.ts';
import type { Importer, SentImport } from './importer.ts';

const picture = 'chaos.jpg';
/** Milliseconds until an answer about a file is waited for no more. */
const patience = 10_000;
/** Looks until somebody goes away from a file that is still being compared or stored. */
const mostLooks = 12;

/** Writes a file, sends it, mends a row of it, stores it or throws it away, and sometimes takes it back. */
export function workWithFiles(importer: Importer) {
  return async (): Promise<void> => {
    const { chance } = importer;
    const file = goodsFile({ ...importer, picture, skus: await ownSkus(importer) });
    const theImport: SentImport = { id: newId(), rows: file.rows, told: {} };
    importer.sent.push(theImport);
    const compared = await sendFile(importer, theImport, file);
    if (!compared) return;
    // Without its photographs what is new becomes drafts.
    if (chance.hits(0.85)) await addPictures(importer, theImport);
    if (chance.hits(0.6)) await mendOne(importer, theImport);
    const then = chance.weighed({ store: 8, drop: 1, leave: 1 });
    if (then === 'leave') return;
    if (then === 'drop') return act(importer, theImport, 'dropped');
    await store(importer, theImport);
    if (theImport.told.stored !== 'yes') return;
    if (chance.hits(0.25)) return act(importer, theImport, 'undone');
    await offer(importer, theImport);
    if (chance.hits(0.3)) await act(importer, theImport, 'undone');
  };
}

/** SKUs of something that the store has on sale and did not import. */
async function ownSkus({ call, chance, store, tally }: Importer): Promise<string[]> {
  const asked = { params: { seller: store }, query: { q: 'SKU-' } };
  const listed = await hear(tally, 'look at products', call('deskProducts', asked));
  if (listed.kind !== 'yes' || listed.value.items.length === 0) return [];
  const params = { seller: store, id: chance.of(listed.value.items).id };
  const found = await hear(tally, 'look at a product', call('deskProduct', { params }));
  const product = found.kind === 'yes' ? found.value.product : null;
  return product ? [product.form.sku, ...product.variants.flatMap(({ sku }) => sku ?? [])] : [];
}

/** The same file under the same id, as often as it takes. @returns the import once it is compared */
async function sendFile(importer: Importer, theImport: SentImport, { bytes }: GoodsFile): Promise<DeskImport | null> {
  const { call, store, tally } = importer;
  const params = { seller: store, id: theImport.id };
  const asked = { params, query: { name: 'goods.csv' }, file: { type: 'text/csv', bytes } };
  const heard = await sendAct(importer, () => {
    const sent = { ...asked, signal: AbortSignal.timeout(patience) };
    return hear(tally, 'send a file', call('sendImport', sent as never));
  });
  theImport.told.sent = heard.kind;
  tally.count('imports', `sent: ${wordOf(heard)}`);
  if (heard.kind === 'no' && heard.code === 'id_taken')
    tally.violated(`import ${theImport.id} was sent again, and its id is said to be taken`);
  if (heard.kind === 'no' && heard.code === 'too_many_imports') await dropOldest(importer);
  return heard.kind === 'yes' ? untilAtRest(importer, theImport, 'reading') : null;
}

/** Whatever waits of this store's files makes room. */
async function dropOldest(importer: Importer): Promise<void> {
  const { call, store, tally } = importer;
  const listed = await hear(tally, 'look at imports', call('deskImports', { params: { seller: store } }));
  const waiting = listed.kind === 'yes' ? listed.value.items.filter(({ state }) => state === 'ready') : [];
  const oldest = importer.sent.find(({ id }) => id === waiting.at(-1)?.id);
  if (oldest) await act(importer, oldest, 'dropped');
}

/** Looks until it is not there any more; null: it takes too long, or nobody answers. */
async function untilAtRest(
  { call, store, tally, stopping }: Importer,
  { id }: SentImport,
  state: DeskImport['state'],
): Promise<DeskImport | null> {
  for (let looks = 0; looks < mostLooks && !stopping.aborted; looks++) {
    const heard = await hear(tally, 'look at an import', call('deskImport', { params: { seller: store, id } }));
    if (heard.kind === 'no') return null;
    if (heard.kind === 'yes' && heard.value.state !== state) return heard.value;
    await pause(300, stopping);
  }
  return null;
}

async function addPictures({ call, store, tally, pictureId }: Importer, { id }: SentImport): Promise<void> {
  const asked = { params: { seller: store, id }, body: { pictures: [{ name: picture, id: pictureId }] } };
  const heard = await hear(tally, 'add photographs', call('addImportPictures', asked));
  tally.count('imports', `photographs: ${wordOf(heard)}`);
}

/** A slip is mended: its row is new from now on, or nobody can say. */
async function mendOne(importer: Importer, theImport: SentImport): Promise<void> {
  const { call, store, tally } = importer;
  const row = theImport.rows.find(({ does }) => does === 'wrong');
  if (!row) return;
  const params = { seller: store, id: theImport.id, row: row.line };
  const heard = await sendAct(importer, () =>
    hear(tally, 'mend a row', call('mendImportRow', { params, body: { cells: { price: '1500' } } })),
  );
  tally.count('imports', `mended: ${wordOf(heard)}`);
  if (heard.kind === 'yes') row.does = 'new';
  if (heard.kind === 'unknown') theImport.rows = theImport.rows.filter((other) => other !== row);
}

/** Stores what is right, leaving out what is seen to be wrong: looked at once more where that is another number by now. */
async function store(importer: Importer, theImport: SentImport): Promise<void> {
  const { call, chance, tally } = importer;
  const params = { seller: importer.store, id: theImport.id };
  for (let tries = 0; tries < 3; tries++) {
    const looked = await untilAtRest(importer, theImport, 'reading');
    if (!looked) return;
    const body = { wrong: looked.counts.wrong };
    const heard = await sendAct(importer, () => hear(tally, 'store an import', call('storeImport', { params, body })));
    // What nobody could say of it once nobody can say later, either.
    if (theImport.told.stored !== 'unknown' || heard.kind === 'yes') theImport.told.stored = heard.kind;
    tally.count('imports', `stored: ${wordOf(heard)}`);
    if (heard.kind !== 'no') return;
    await pause(chance.between(300, 2000), importer.stopping);
  }
}

/** Takes an import back, or throws it away. */
async function act(importer: Importer, theImport: SentImport, how: 'undone' | 'dropped'): Promise<void> {
  const { call, tally } = importer;
  const params = { seller: importer.store, id: theImport.id };
  const heard = await sendAct<unknown>(importer, () =>
    how === 'undone'
      ? hear<unknown>(tally, 'undo an import', call('undoImport', { params }))
      : hear<unknown>(tally, 'drop an import', call('dropImport', { params })),
  );
  if (theImport.told[how] !== 'unknown' || heard.kind === 'yes') theImport.told[how] = heard.kind;
  tally.count('imports', `${how}: ${wordOf(heard)}`);
}

/** Buyers find what is new. */
async function offer(importer: Importer, theImport: SentImport): Promise<void> {
  const { call, store: sellerId, tally, imported } = importer;
  const stored = await untilAtRest(importer, theImport, 'storing');
  if (!stored) return;
  const params = { seller: sellerId, id: theImport.id };
  const listed = await hear(tally, 'look at rows', call('importRows', { params, query: { action: 'new' } }));
  const rows = listed.kind === 'yes' ? listed.value.items : [];
  const goods = Map.groupBy(rows.filter(isThere), ({ productId }) => productId as string);
  for (const [id, of] of goods) imported.add({ id, sellerId, sizes: of.map(({ cells }) => cells.size ?? '') });
}

const isThere = ({ productId, outcome }: ImportRow) => productId !== null && outcome === 'stored';
const wordOf = (heard: Heard<unknown>): string => (heard.kind === 'no' ? heard.code : heard.kind);
