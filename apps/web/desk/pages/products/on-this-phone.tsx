import { useQuery } from '@tanstack/react-query';
import { useDesk, useHref } from '../../app/store.ts';
import { keptForms } from '../../features/goods-form/kept-forms.ts';

/** What was written on this phone, and is in no draft yet: opened, it is sent. */
export function OnThisPhone({ drafts }: { drafts: readonly { id: string }[] }) {
  const { user, store } = useDesk();
  const href = useHref();
  const forms = useQuery({
    queryKey: ['keptForms', store.id],
    queryFn: () => keptForms(user.id, store.id),
    staleTime: 0,
    gcTime: 0,
  }).data;
  const shown = forms?.filter(({ id }) => !drafts.some((draft) => draft.id === id)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="on-this-phone">
      <h2 id="on-this-phone" className="text-sm font-medium">
        On this phone
      </h2>
      <ul>
        {shown.map(({ id, kept }) => (
          <li key={id}>
            <a
              href={href('product', { id })}
              className="flex min-h-11 items-center font-semibold wrap-anywhere text-palm"
            >
              {kept.form.name.trim() || 'Without a name'}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
