import { type DeskImport, MOST_IMPORT_PICTURES } from '@oja/contract/desks/desk-imports';
import { namesThatMeanNothing, rowsThatMean } from '@oja/domain/goods/import/named-pictures';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { findPictures } from '../../pictures/pictures.questions.ts';
import { actOnGoods } from '../act-on-goods.ts';
import { cellText } from './cell-text.ts';
import { compareAnew } from './compare-next.ts';
import { writeImportPictures } from './import-pictures.queries.ts';
import { findNaming } from './import-rows.queries.ts';
import { lockImport } from './imports.queries.ts';
import { showImport } from './show-imports.ts';

interface Named {
  import: DeskImport;
  unknown: string[];
}

/** Says what names of photographs mean, and compares the rows anew that name them. @throws Refusal */
export async function addImportPictures(deps: Deps, call: Call<'addImportPictures'>): Promise<Named> {
  const id = call.params.id.toLowerCase();
  const named = new Map(
    call.body.pictures.map((picture) => [cellText(picture.name).toLowerCase(), picture.id.toLowerCase()]),
  );
  return actOnGoods(deps, call, async ({ tx, desk: { sellerId } }) => {
    const locked = await lockImport(tx, sellerId, id);
    if (!locked) throw refusal('import_not_found');
    const { state } = locked;
    if (state !== 'reading' && state !== 'ready') throw refusal('import_not_ready', { state });
    const ids = [...new Set(named.values())];
    if ((await findPictures(tx, sellerId, ids)).length < ids.length) throw refusal('picture_not_found');
    const pictures = [...named].map(([name, picture]) => ({ name, id: picture }));
    const many = await writeImportPictures(tx, sellerId, id, pictures);
    if (many > MOST_IMPORT_PICTURES) throw refusal('too_many_pictures', { max: MOST_IMPORT_PICTURES });
    const rows = await findNaming(tx, sellerId, id);
    await compareAnew(tx, sellerId, id, rowsThatMean([...named.keys()], rows));
    const given = call.body.pictures.map(({ name }) => cellText(name));
    const unknown = namesThatMeanNothing(given, rows);
    return { import: await showImport(tx, sellerId, id), unknown };
  });
}
