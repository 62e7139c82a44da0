import { mayDo } from '@oja/domain/people/member-roles';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { navigate } from '../../app/location.ts';
import { NotHere } from '../../app/not-here.tsx';
import { deskPath } from '../../app/paths.ts';
import { useDesk, useStore } from '../../app/store.ts';
import { useDeskParams } from '../../app/use-params.ts';
import { beginProduct } from '../../features/goods-form/begun.ts';
import { OutOfShop, useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { shownGoods } from '../../features/waiting/shown-counts.ts';
import { useWaiting } from '../../features/waiting/waiting.tsx';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { Editor } from './editor.tsx';
import { useGoods } from './use-goods.ts';

/** Who packs has no use for the form, and who writes none for this. */
const CountsOnly = lazyPart(() => import('./counts-only.tsx').then((m) => m.CountsOnly));

/** Adding a product, changing one, or, for who packs, counting it. */
export function ProductPage() {
  const { stores, store } = useDesk();
  const { id } = useDeskParams('product');
  const mayWrite = mayDo(store.role, 'goods');
  if (id === undefined) return mayWrite ? <Begun /> : <NotHere stores={stores} />;
  return <Known id={id} mayWrite={mayWrite} />;
}

/** A store that is out of the shop begins none. */
function Begun() {
  if (useMayChange('goods')) return <Begin />;
  return (
    <DeskPage title="New product">
      <OutOfShop />
    </DeskPage>
  );
}

/** A new product has its address from its first letter on. */
function Begin() {
  const { slug } = useStore();
  useEffect(() => {
    navigate(deskPath(slug, 'product', { id: beginProduct() }, { new: '1' }), { replace: true });
  }, [slug]);
  return <DeskSkeleton shape="form" />;
}

function Known({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const { stores } = useDesk();
  const { goods, kept, asked, isUnknown } = useGoods(id, mayWrite);
  const waiting = useWaiting();
  if (isUnknown) return <NotHere stores={stores} />;
  if (goods === undefined || kept === undefined) {
    return (
      <DeskPage title="Product">
        <DeskFailure
          text={`Could not load this product.${kept ? ' What you wrote is kept on this phone.' : ''}`}
          of={asked}
        />
        {!asked.isError && <DeskSkeleton shape="form" />}
      </DeskPage>
    );
  }
  const product = goods.product && shownGoods(goods.product, waiting);
  if (!mayWrite)
    return product ? (
      <ErrorBoundary text="Could not load this product.">
        <Suspense fallback={<DeskSkeleton shape="form" />}>
          <CountsOnly product={product} />
        </Suspense>
      </ErrorBoundary>
    ) : (
      <NotHere stores={stores} />
    );
  return <Editor id={id} goods={{ ...goods, product }} kept={kept ?? undefined} />;
}
