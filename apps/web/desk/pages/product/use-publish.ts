import type { ProductForm } from '@oja/domain/goods/product-form';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../src/lib/api.ts';
import { newId } from '../../../src/lib/new-id.ts';
import { call } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { foldId } from '../../features/goods-form/fold.tsx';
import { type LiveProduct, withLive } from '../../features/goods-form/live.ts';
import type { OpenGoods } from '../../features/goods-form/open-goods.ts';
import { foldOf, placeOfSku, problemsOf, valueAt } from '../../features/goods-form/problems.ts';
import type { Problems } from '../../features/goods-form/problems-told.ts';
import { maySell, notOpenWords } from '../../features/store-status/not-open.ts';
import { refusalWords } from '../../ui/refusal-words.ts';

interface PublishParts {
  id: string;
  open: OpenGoods;
  problems: Problems;
  /** Whether its category has subcategories: then one must be chosen. */
  subcategories: boolean;
  product: LiveProduct | null;
}

const noLine = 'You need a connection for this. What you wrote is kept on this phone.';

/** Puts the form in the shop; what is wrong with it is shown first, and has the focus. Never kept for later. */
export function usePublish({ id, open, problems, subcategories, product }: PublishParts) {
  const { id: seller, status } = useStore();
  const queryClient = useQueryClient();
  const [waits, setWaits] = useState<'' | 'Sending pictures …' | 'Publishing …'>('');
  const [refusal, setRefusal] = useState('');
  const [published, setPublished] = useState<ProductStatus | 'in_review'>();
  /** Where it stands why the shop does not keep it. */
  const notKept = useRef<HTMLDivElement>(null);
  /** The same try, once its answer was lost. */
  const attempt = useRef({ version: 0, key: '' });

  async function publish() {
    setRefusal('');
    if (!navigator.onLine) return setRefusal(noLine);
    setWaits('Sending pictures …');
    if (!(await throughPictures(open))) return setRefusal(noLine);
    const bad = open.line.state().find(({ id, state }) => state === 'refused' && isIn(id, open.keeper.state().form));
    if (bad) return setRefusal(`A picture cannot be used. ${bad.text}`);
    setWaits('Publishing …');
    const isSaved = await open.keeper.save();
    const { version, conflict, refusal: kept } = open.keeper.state();
    if (conflict || kept) return show(notKept.current);
    if (!isSaved) return setRefusal(noLine);
    if (attempt.current.version !== version) attempt.current = { version, key: newId() };
    const { status } = await call('publishDraft', {
      params: { seller, id },
      body: { version },
      idempotencyKey: attempt.current.key,
    });
    await open.keeper.close();
    open.stop();
    setPublished(status);
    for (const list of ['deskProducts', 'deskDrafts', 'deskToday'])
      void queryClient.invalidateQueries({ queryKey: [list] });
  }

  function refused(error: unknown) {
    // A form that is shut takes no focus.
    flushSync(() => setWaits(''));
    const { form } = open.keeper.state();
    const place = error instanceof ApiError ? placeOfRefusal(form, error) : undefined;
    if (place === undefined) return setRefusal(refusalWords(error));
    problems.refuse(place, refusalWords(error), valueAt(form, place));
    goTo(place);
  }

  function run() {
    if (!maySell(status)) {
      setRefusal(notOpenWords(status));
      // It may be open by now.
      void queryClient.invalidateQueries({ queryKey: ['deskStores'] });
      return;
    }
    problems.tellAll();
    const [first] = problemsOf(
      withLive(open.keeper.state().form, product),
      subcategories,
      product?.form ?? null,
    ).keys();
    if (first !== undefined) return goTo(first);
    void publish()
      .catch(refused)
      .finally(() => setWaits(''));
  }
  return { run, waits, isBusy: waits !== '', isPublishing: waits === 'Publishing …', refusal, published, notKept };
}

const isIn = (id: string, { pictures }: ProductForm) => pictures.some((picture) => picture.id === id);

/** Where in the form a refusal stands; undefined for one that is of none of it. */
function placeOfRefusal(form: ProductForm, { code, details }: ApiError): string | undefined {
  if (code === 'picture_not_found') return 'pictures';
  return code === 'sku_taken' ? placeOfSku(form, String(details.sku ?? '')) : undefined;
}

/** Shows a place of the form and gives it the focus. */
function goTo(place: string): void {
  const fold = foldOf(place);
  const details = fold && document.getElementById(foldId(fold));
  if (details instanceof HTMLDetailsElement) details.open = true;
  const field =
    document.querySelector<HTMLElement>(`[name="${place}"]:not(:disabled)`) ?? details?.querySelector('summary');
  show(field);
}

/** After what is wrong is shown, which moves it. */
function show(place: HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  });
}

/** Waits until every picture is through. Answers whether they are: one that does not get through is not waited for. */
function throughPictures({ line }: OpenGoods): Promise<boolean> {
  const before = line.failures();
  return new Promise((resolve) => {
    if (!line.isBusy()) return resolve(true);
    line.resume();
    const end = line.subscribe(() => {
      const isThrough = !line.isBusy();
      if (!isThrough && line.failures() <= before) return;
      end();
      resolve(isThrough);
    });
  });
}
