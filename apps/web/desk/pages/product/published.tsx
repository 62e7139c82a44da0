import type { ProductForm } from '@oja/domain/goods/product-form';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import { PartyPopper } from 'lucide-react';
import { Button, ButtonLink } from '../../../src/ui/button.tsx';
import { Podium } from '../../../src/ui/states/empty-state.tsx';
import { navigate } from '../../app/location.ts';
import { useHref } from '../../app/store.ts';
import { beginProduct } from '../../features/goods-form/begun.ts';
import { sharedAddress } from '../../features/products/share-product.ts';
import { DeskPage } from '../../ui/desk-page.tsx';

interface PublishedProps {
  id: string;
  form: ProductForm;
  /** It was not in the shop before. */
  isNew: boolean;
  status: ProductStatus | 'in_review';
}

/** It is published: what a trader does next. */
export function Published(props: PublishedProps) {
  const { form, status } = props;
  if (status === 'in_review') return <InReview form={form} />;
  return status === 'live' ? <OnSale {...props} /> : <NotOnSale form={form} status={status} />;
}

/** It waits for the operator. */
function InReview({ form }: Pick<PublishedProps, 'form'>) {
  const href = useHref();
  return (
    <DeskPage title="Sent." className="product-published">
      <p role="status" className="mb-6 wrap-anywhere text-muted">
        {form.name.trim()}: most products are looked at within 1 working day.
      </p>
      <div className="grid max-w-sm gap-3">
        <ButtonLink wide className="min-h-13 text-base" href={href('products', undefined, { tab: 'in-review' })}>
          To what is in review
        </ButtonLink>
        <AddAnother form={form} />
      </div>
    </DeskPage>
  );
}

function AddAnother({ form: { categoryId, subcategoryId, returns } }: Pick<PublishedProps, 'form'>) {
  const href = useHref();
  function begin() {
    navigate(href('product', { id: beginProduct({ categoryId, subcategoryId, returns }) }, { new: '1' }));
  }
  return (
    <Button wide variant="secondary" className="min-h-13 text-base" onClick={begin}>
      Add another
    </Button>
  );
}

/** Changes of what buyers do not see. */
function NotOnSale({ form, status }: { form: ProductForm; status: ProductStatus }) {
  const href = useHref();
  const isTakenDown = status === 'taken_down';
  const where = isTakenDown ? 'taken down' : status;
  return (
    <DeskPage title="The changes are published." className="product-published">
      <p role="status" className="mb-6 wrap-anywhere text-muted">
        {form.name.trim()} is {where}: buyers do not see it until{' '}
        {isTakenDown ? 'we put it back' : 'you offer it again'}.
      </p>
      <div className="grid max-w-sm gap-3">
        <ButtonLink
          wide
          className="min-h-13 text-base"
          href={href('products', undefined, { tab: isTakenDown ? 'taken-down' : status })}
        >
          To what is {where}
        </ButtonLink>
      </div>
    </DeskPage>
  );
}

function OnSale({ id, form, isNew }: Omit<PublishedProps, 'status'>) {
  const href = useHref();
  const title = isNew ? 'On sale.' : 'The changes are in the shop.';
  const text = `${form.name.trim()} ${sharedAddress(id)}`;
  return (
    <DeskPage title={title} className="product-published">
      <div role="status">
        <p className="mb-4 wrap-anywhere text-muted">{form.name.trim()}</p>
      </div>
      <Podium>
        <PartyPopper />
      </Podium>
      <div className="mt-6 grid max-w-sm gap-3">
        <ButtonLink wide className="min-h-13 text-base" href={`/#/product/${id}`}>
          See it
        </ButtonLink>
        <ButtonLink
          wide
          variant="secondary"
          className="min-h-13 text-base"
          href={`https://wa.me/?${new URLSearchParams({ text })}`}
          target="_blank"
          rel="noreferrer"
        >
          Share on WhatsApp
        </ButtonLink>
        <AddAnother form={form} />
        <ButtonLink wide variant="quiet" href={href('products')}>
          To the products
        </ButtonLink>
      </div>
    </DeskPage>
  );
}
