import type { DeskGoods } from '@oja/contract/desks/desk-products';
import { emptyForm } from '@oja/domain/goods/product-form';
import { goingAway } from '../../../src/features/session/desk-kept.ts';
import { ApiError } from '../../../src/lib/api.ts';
import { call } from '../../app/desk-api.ts';
import { keptPictures } from '../pictures/kept-pictures.ts';
import { makePicture } from '../pictures/make-picture.ts';
import { PictureLine } from '../pictures/picture-line.ts';
import { sendPicture } from '../pictures/send-picture.ts';
import { begunWith, forgetBegun } from './begun.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { formStore, type KeptForm } from './kept-forms.ts';

/** A product that is being written, and its pictures on their way. */
export interface OpenGoods {
  keeper: DraftKeeper;
  line: PictureLine;
  stop: () => void;
}

export interface GoodsPlace {
  user: string;
  seller: string;
  id: string;
}

const opened = new Map<string, OpenGoods>();
const isUnfinished = ({ keeper, line }: OpenGoods) => keeper.isUnsent() || line.isBusy();

/** It came to the shop after the shop was asked for it, and had nothing. */
const isAhead = ({ keeper }: OpenGoods, { product, draft }: DeskGoods) =>
  product === null && draft === null && keeper.state().version > 0;

/** Opens the form of a product; one that was left unfinished goes on as it stands. */
export function openGoods(place: GoodsPlace, goods: DeskGoods, kept: KeptForm | undefined): OpenGoods {
  const there = opened.get(place.id);
  if (there && (isUnfinished(there) || isAhead(there, goods))) return there;
  there?.stop();
  const { user, seller, id } = place;
  const params = { seller, id };
  const line: PictureLine = new PictureLine({
    kept: keptPictures(user, seller),
    make: makePicture,
    send: (sending) => sendPicture({ seller, ...sending }),
    // With its name and its price: who shuts the browser in the next moment finds all of it again.
    onChosen: (chosen) => {
      keeper.change((form) => ({ ...form, pictures: [...form.pictures, { id: chosen, alt: '' }] }));
      void keeper.keep();
    },
    onUnusable: (chosen) =>
      keeper.change((form) => ({ ...form, pictures: form.pictures.filter((picture) => picture.id !== chosen) })),
    onMade: () => {},
    onReady: () => void keeper.save(),
  });
  line.know([...(goods.product?.pictures ?? []), ...(goods.draft?.pictures ?? [])]);
  const keeper: DraftKeeper = new DraftKeeper(
    {
      store: formStore(user, seller, id),
      send: async (version, form, editVersion) => {
        const answer = await call('keepDraft', { params, body: { version, form, editVersion } });
        forgetBegun(id);
        line.lost(answer.missingPictures);
        return answer;
      },
      read: () => readGoods(params),
      pictures: line,
      now: Date.now,
    },
    goods.product?.form ?? { ...emptyForm, ...begunWith(id) },
    goods,
    kept,
  );
  void line.takeUp(keeper.state().form.pictures.map((picture) => picture.id));
  const open = {
    keeper,
    line,
    stop: goOnWithTheLine(keeper, line, () => {
      opened.delete(id);
      line.close();
    }),
  };
  opened.set(id, open);
  return open;
}

/** What the shop has of it; of what was thrown away, nothing. */
async function readGoods(params: { seller: string; id: string }): Promise<DeskGoods> {
  try {
    const goods = await call('deskProduct', { params });
    forgetBegun(params.id);
    return goods;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { product: null, draft: null };
    throw error;
  }
}

/** The page is left: what is written is sent, and what is unfinished goes on. */
export async function leaveGoods({ keeper, line }: OpenGoods): Promise<void> {
  await keeper.keep();
  await keeper.save();
  line.letGoOfReady();
}

function goOnWithTheLine(keeper: DraftKeeper, line: PictureLine, onStop: () => void): () => void {
  const over = new AbortController();
  const listen = { signal: over.signal };
  // Who signed out in another tab is not asked whether to stay in this one.
  goingAway.addEventListener('abort', () => over.abort(), listen);
  const resume = () => {
    line.resume();
    if (keeper.isUnsent()) void keeper.save();
  };
  addEventListener('online', resume, listen);
  const hide = () => document.hidden && void keeper.keep();
  document.addEventListener('visibilitychange', hide, listen);
  addEventListener('pagehide', () => void keeper.keep(), listen);
  addEventListener('beforeunload', (event) => line.isBusy() && event.preventDefault(), listen);
  return () => {
    over.abort();
    onStop();
  };
}
