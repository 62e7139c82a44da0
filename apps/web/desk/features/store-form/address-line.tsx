import { storeProblems, storeSlugOf } from '@oja/domain/stores/store-form';
import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../../src/lib/use-settled.ts';
import { read } from '../../app/desk-api.ts';
import { useStoreFields } from './form-context.ts';

/** Milliseconds of rest before the shop is asked. */
const REST = 300;

export interface NamePlace {
  /** Of the store as it is; '' for one that is not begun. */
  slug: string;
  /** Whether anybody may have seen the present address. */
  isPublic: boolean;
}

/** Under which address the store would stand; asked as the name is typed. */
export function AddressLine({ slug, isPublic }: NamePlace) {
  const { form, base } = useStoreFields();
  const name = form.storeName.trim();
  const isName = storeProblems(form).storeName === undefined;
  const isOwn = slug !== '' && storeSlugOf(name) === storeSlugOf(base.storeName);
  const settled = useSettled(name, REST);
  const asks = isName && !isOwn && settled === name;
  const { data } = useQuery({
    ...read('nameStore', { query: { name: settled } }),
    enabled: asks,
    placeholderData: (before) => before,
  });
  const { host } = location;
  return (
    <div aria-live="polite" className="grid min-h-5 gap-1 text-sm">
      {isName && (
        <p className="wrap-anywhere">
          {host}/store/<b>{isOwn ? slug : storeSlugOf(name)}</b> {!isOwn && asks && data && <Answer {...data} />}
        </p>
      )}
      {isName && !isOwn && isPublic && (
        <p className="text-muted">A new name is a new address. The old one keeps leading to your store.</p>
      )}
    </div>
  );
}

function Answer({ slug, free }: { slug: string; free: boolean }) {
  if (slug === '') return null;
  return free ? (
    <span className="font-semibold text-ok">✓ Free</span>
  ) : (
    <span>
      Taken. Free: <b>{slug}</b>
    </span>
  );
}
