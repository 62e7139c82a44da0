import type { ProductForm } from '@oja/domain/goods/product-form';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../src/lib/api.ts';
import { newId } from '../../../src/lib/new-id.ts';
import { call, read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { foldId } from '../../features/goods-form/fold.tsx';
import { type LiveProduct, withLive } from '../../features/goods-form/live.ts';
import type { OpenGoods } from '../../features/goods-form/open-goods.ts';
import { foldOf, placeOfSku, problemsOf, valueAt } from '../../features/goods-form/problems.ts';
import type { Problems } from '../../features/goods-form/problems-told.ts';
import { liveValuesTaken } from '../../features/goods-form/use-live-value.ts';
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

/** What the last try came to; it is told until the form is another. */
interface Outcome {
  form: ProductForm;
  /** 'picture': one of the form cannot be used, as long as that is so. */
  kind: 'refused' | 'picture' | 'there';
  text: string;
}

const noLine = 'You need a connection for this. What you wrote is kept on this phone.';

/** Puts the form in the shop; what is wrong with it is shown first, and has the focus. Never kept for later. */
export function usePublish({ id, open, problems, subcategories, product }: PublishParts) {
  const { id: seller, status } = useStore();
  const queryClient = useQueryClient();
  const [waits, setWaits] = useState<'' | 'Sending pictures …' | 'Publishing …'>('');
  const [outcome, setOutcome] = useState<Outcome>();
  const { form } = open.keeper.state();
  const badPicture = useSyncExternalStore(open.line.subscribe, () => badPictureIn(open));
  const [published, setPublished] = useState<ProductStatus | 'in_review'>();
  /** Where it stands why the shop does not keep it. */
  const notKept = useRef<HTMLDivElement>(null);
  const hasLooked = useRef(false);
  /** The same try, once its answer was lost. */
  const attempt = useRef({ version: 0, key: '' });

  const tell = (kind: Outcome['kind'], text: string) => setOutcome({ form: open.keeper.state().form, kind, text });
  const setRefusal = (text: string) => tell('refused', text);

  async function publish() {
    if (!navigator.onLine) return setRefusal(noLine);
    setWaits('Sending pictures …');
    if (!(await throughPictures(open))) return setRefusal(waitsFor(open) ?? noLine);
    if (badPictureIn(open) !== '') return tell('picture', '');
    setWaits('Publishing …');
    const isSaved = await open.keeper.save();
    const { version, conflict, refusal: kept } = open.keeper.state();
    if (conflict || kept) return show(notKept.current);
    if (!isSaved) return setRefusal(noLine);
    if (version === 0 && product) return nothingElse();
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

  /** Prices and counts change in the shop at once: with nothing beside them all of it is there. */
  async function nothingElse() {
    const isTaken = await liveValuesTaken();
    // What somebody else has published meanwhile is shown.
    void queryClient.invalidateQueries({ queryKey: read('deskProduct', { params: { seller, id } }).queryKey });
    if (isTaken) tell('there', '');
    else show(document.querySelector<HTMLElement>('.product-form [aria-invalid]'));
  }

  /** The draft was published or thrown away on another phone: what is there now decides. */
  async function lookAgain() {
    await open.keeper.lookAgain();
    const { conflict } = open.keeper.state();
    if (conflict) return show(notKept.current);
    await publish();
  }

  async function refused(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.code === 'draft_not_found' && !hasLooked.current) {
      hasLooked.current = true;
      return lookAgain().catch(refused);
    }
    // A form that is shut takes no focus.
    flushSync(() => setWaits(''));
    const { form } = open.keeper.state();
    const place = error instanceof ApiError ? placeOfRefusal(form, error) : undefined;
    if (place === undefined) return setRefusal(refusalWords(error));
    problems.refuse(place, refusalWords(error), valueAt(form, place));
    goTo(place);
  }

  function run() {
    setOutcome(undefined);
    hasLooked.current = false;
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
  const told = outcome?.form === form ? outcome : undefined;
  return {
    ...{ run, waits, isBusy: waits !== '', isPublishing: waits === 'Publishing …', published, notKept },
    refusal: told?.kind === 'picture' ? badPicture : told?.kind === 'refused' ? told.text : '',
    /** That there is nothing to publish: all of it is in the shop. */
    isThere: told?.kind === 'there',
  };
}

/** Why a picture of the form cannot be used; '' where all can. */
function badPictureIn({ line, keeper }: OpenGoods): string {
  const { pictures } = keeper.state().form;
  const bad = line.state().find(({ id, state }) => state === 'refused' && pictures.some((one) => one.id === id));
  return bad ? `A picture cannot be used. ${bad.text}` : '';
}

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

/** Why the shop has not taken a picture yet; undefined where it was not reached. */
const waitsFor = ({ line }: OpenGoods) =>
  line.state().find(({ state, text }) => state === 'waiting' && text !== '')?.text;

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
