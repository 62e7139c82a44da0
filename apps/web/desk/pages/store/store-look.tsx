import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { placeLine } from '@oja/domain/people/place';
import { dispatchPromise, type StoreForm } from '@oja/domain/stores/store-form';
import { Chip } from '../../../src/ui/chip.tsx';

/** The head of the store's page, as shoppers see it, with what is being typed. */
export function StoreLook({ form, settings: { logo, banner } }: { form: StoreForm; settings: StoreSettings }) {
  const facts = [
    ['Shipping', dispatchPromise(form.dispatchDays)],
    ['Returns', form.returnDays === 0 ? 'No returns' : `${form.returnDays} days`],
    ['Phone', form.showPhone ? form.phone : ''],
  ] as const;
  return (
    <section aria-labelledby="how-it-looks" className="store-look">
      <h2 id="how-it-looks" className="mb-2 text-sm font-medium">
        How shoppers see it
      </h2>
      <div className="overflow-hidden rounded-card bg-surface ring-1 ring-line">
        <div className="adire store-look-banner">{banner && <img src={`/media/${banner.key}-640.webp`} alt="" />}</div>
        <div className="grid gap-2 px-4 pb-4">
          <div className="store-look-logo">
            {logo ? (
              <img src={`/media/${logo.key}-160.webp`} alt="" />
            ) : (
              <span aria-hidden="true" className="display text-xl">
                {form.storeName.trim().charAt(0)}
              </span>
            )}
          </div>
          <p className="display text-xl wrap-anywhere">{form.storeName.trim() || 'Name'}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Chip>{form.businessType === 'business' ? 'Business Seller' : 'Individual Seller'}</Chip>
            {placeLine([form.city.trim(), 'Nigeria'])}
          </p>
          <dl className="grid gap-1 text-sm">
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name} className="flex flex-wrap gap-x-2">
                    <dt className="text-muted">{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          {form.description.trim() && (
            <p className="text-sm whitespace-pre-line wrap-anywhere">{form.description.trim()}</p>
          )}
        </div>
      </div>
    </section>
  );
}
