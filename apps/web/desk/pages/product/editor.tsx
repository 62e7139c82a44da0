import type { GoodsFacts } from '@oja/contract/desks/desk-product-form';
import type { DeskGoods } from '@oja/contract/desks/desk-products';
import { goesToReview } from '@oja/domain/goods/draft-review';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { Button } from '../../../src/ui/button.tsx';
import { TextField } from '../../../src/ui/forms/text-field.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { Skeleton } from '../../../src/ui/states/skeleton.tsx';
import { read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { hasSubcategories } from '../../features/goods-form/categories.ts';
import { CategoryField } from '../../features/goods-form/category-field.tsx';
import { ChoicesFold } from '../../features/goods-form/choices-fold.tsx';
import { FormContext, RowsContext, useText } from '../../features/goods-form/form-context.ts';
import type { KeptForm } from '../../features/goods-form/kept-forms.ts';
import { liveOf, withLive } from '../../features/goods-form/live.ts';
import { PicturesField } from '../../features/goods-form/pictures-field.tsx';
import { useProblems } from '../../features/goods-form/problems-told.ts';
import { SendingFold } from '../../features/goods-form/sending-fold.tsx';
import { StockFold } from '../../features/goods-form/stock-fold.tsx';
import { useParts } from '../../features/goods-form/use-parts.ts';
import { WordsFold } from '../../features/goods-form/words-fold.tsx';
import type { PictureLine } from '../../features/pictures/picture-line.ts';
import { Changeable, OutOfShop, useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { Changed } from './changed.tsx';
import { CountPart } from './count-part.tsx';
import { enterLeadsOn } from './enter-leads-on.ts';
import { LookSheet } from './look-sheet.tsx';
import { PricePart } from './price-part.tsx';
import { SaveWords } from './save-words.tsx';
import { ShopCard } from './shop-card.tsx';
import { ThrowAway } from './throw-away.tsx';
import { useOpened } from './use-opened.ts';
import { usePublish } from './use-publish.ts';

/** Few are overtaken, and those have just heard from the shop: the line is there. */
const Conflict = lazyPart(() => import('./conflict.tsx').then((m) => m.Conflict));

/** Only where an operator looks at drafts. */
const Reviewed = lazyPart(() => import('./reviewed.tsx').then((m) => m.Reviewed));

/** Behind a press that the shop has just answered. */
const Published = lazyPart(() => import('./published.tsx').then((m) => m.Published));

interface EditorProps {
  id: string;
  goods: DeskGoods;
  kept: KeptForm | undefined;
}

/** The form of a product: the needed on top, the rest folded away, and what is done with it under the thumb. */
export function Editor({ id, goods, kept }: EditorProps) {
  const { id: seller } = useStore();
  const mayChange = useMayChange('goods');
  const { open, state } = useOpened(id, goods, kept);
  const facts = useQuery({ ...read('goodsFacts', { params: { seller } }), staleTime: 10 * 60_000 }).data;
  const { product, draft } = goods;
  const { form } = state;
  // A key does not wait for the whole form to be read, nor for the card.
  const later = useDeferredValue(form);
  const shown = useMemo(() => withLive(later, product), [later, product]);
  const subcategories = hasSubcategories(facts?.categories ?? [], form.categoryId);
  const problems = useProblems(shown, subcategories, product?.form ?? null);
  const publish = usePublish({ id, open, problems, subcategories, product });
  const [isLooking, setLooking] = useState(false);
  const parts = useParts({ form, change: open.keeper.change, problems, live: liveOf(form, product), facts });
  const title = product?.name ?? 'New product';

  if (publish.published)
    return (
      <ErrorBoundary text="It is in the shop. Could not load the rest of this page.">
        <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
          <Published id={id} form={form} isNew={product === null} status={publish.published} />
        </Suspense>
      </ErrorBoundary>
    );
  return (
    <FormContext value={parts}>
      <DeskPage
        title={title}
        heading={<span className="line-clamp-2 text-xl wrap-anywhere">{title}</span>}
        aside={<SaveWords state={state} />}
        className="product-form"
      >
        <OutOfShop />
        <div ref={publish.notKept} tabIndex={-1}>
          {state.conflict && (
            <ErrorBoundary text="Could not load what another phone changed.">
              <Suspense fallback={<Skeleton className="mb-4 h-60 rounded-card" />}>
                <Conflict conflict={state.conflict} form={shown} product={product} open={open} />
              </Suspense>
            </ErrorBoundary>
          )}
          {state.refusal && (
            <Notice tone="error" className="mb-4">
              {state.refusal}
            </Notice>
          )}
        </div>
        <Changeable>
          {draft && draft.state !== 'open' && (
            <ErrorBoundary text="Could not load what came back of it.">
              <Suspense>
                <Reviewed draft={draft} state={state} />
              </Suspense>
            </ErrorBoundary>
          )}
          {product && <Changed product={product} state={state} onThrowAway={open} />}
        </Changeable>
        <form
          noValidate
          className="product-parts"
          onKeyDown={enterLeadsOn}
          onSubmit={(event) => {
            event.preventDefault();
            publish.run();
          }}
        >
          {/* What would be typed while it is published is in neither the shop nor a draft. */}
          <div className="product-needed" inert={publish.isPublishing}>
            <Changeable>
              <RowsContext value={form.variants}>
                <Fields line={open.line} />
              </RowsContext>
              {product === null && state.saving !== 'open' && <ThrowAway id={id} open={open} product={null} />}
            </Changeable>
          </div>
          <section aria-labelledby="how-it-looks" className="product-look">
            <h2 id="how-it-looks" className="mb-2 text-sm font-medium">
              How it looks
            </h2>
            <ShopCard line={open.line} form={shown} />
          </section>
          <div className="product-bar">
            {publish.refusal && (
              <Notice tone="error" className="product-refusal">
                {publish.refusal}
              </Notice>
            )}
            {publish.isThere && (
              <Notice tone="success" className="product-refusal">
                All of it is in the shop.
              </Notice>
            )}
            <Button variant="secondary" className="min-h-13 text-base" onClick={() => setLooking(true)}>
              <Eye aria-hidden="true" className="size-5" />
              Look
            </Button>
            {mayChange && (
              <Button type="submit" wide busy={publish.isBusy} className="min-h-13 text-base">
                {publish.waits || actOf(facts?.productReview, product !== null)}
              </Button>
            )}
          </div>
        </form>
        <LookSheet open={isLooking} line={open.line} form={shown} onClose={() => setLooking(false)} />
      </DeskPage>
    </FormContext>
  );
}

/** What the button does under the policy of the shop. */
function actOf(policy: GoodsFacts['productReview'] = 'off', isThere: boolean): string {
  if (goesToReview(policy, { isNew: !isThere })) return 'Send for review';
  return isThere ? 'Publish changes' : 'Publish';
}

/** Each hears by itself of what it shows. */
const Fields = memo(function Fields({ line }: { line: PictureLine }) {
  return (
    <>
      <PicturesField line={line} />
      <NameField />
      <PricePart />
      <CountPart />
      <CategoryField />
      <div>
        <ChoicesFold />
        <WordsFold />
        <SendingFold />
        <StockFold />
      </div>
    </>
  );
});

function NameField() {
  const text = useText('name');
  return (
    <TextField
      label="Name"
      placeholder="Ankara wax, 6 yards"
      maxLength={240}
      autoComplete="off"
      enterKeyHint="next"
      {...text}
    />
  );
}
