import { mayDo } from '@oja/domain/people/member-roles';
import { ExternalLink, MessageSquare, Palmtree, Settings2, Store, Table2 } from 'lucide-react';
import { useDesk, useHref } from '../../app/store.ts';
import { DeskPage } from '../../ui/desk-page.tsx';
import { KeysHelp } from './keys-help.tsx';
import { SignOut } from './sign-out.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** What is not a day's work: ways to the shop, the device, the account. */
export function MorePage() {
  const { store, site, user } = useDesk();
  const href = useHref();
  return (
    <DeskPage title="More" className="max-w-180">
      <ul className="mb-6 rounded-card bg-surface p-2 ring-1 ring-line">
        {mayDo(store.role, 'goods') && <Door href={href('sheet')} icon={Table2} text="Prices and stock" />}
        {mayDo(store.role, 'reviews') && <Door href={href('reviews')} icon={MessageSquare} text="Reviews" />}
        {mayDo(store.role, 'store') && (
          <>
            <Door href={href('store')} icon={Settings2} text="Your store" />
            <Door href={href('holiday')} icon={Palmtree} text="Holiday" />
          </>
        )}
        <Door href={`/#/store/${encodeURIComponent(store.slug)}`} icon={Store} text="Your store's page in the shop" />
        <Door href="/" icon={ExternalLink} text={`${site.brand}, the shop`} />
      </ul>
      <ThemeChoice />
      <section aria-labelledby="account" className="mt-6">
        <h2 id="account" className="mb-2 text-lg">
          Account
        </h2>
        <p className="mb-3 text-muted wrap-anywhere">
          {user.name}, {user.email}
        </p>
        <SignOut />
      </section>
      <KeysHelp />
    </DeskPage>
  );
}

function Door({ href, icon: Icon, text }: { href: string; icon: typeof Store; text: string }) {
  return (
    <li>
      <a href={href} className="flex min-h-12 items-center gap-3 rounded-chip px-3 font-medium hover:bg-sunken">
        <Icon aria-hidden="true" className="size-5 text-muted" />
        {text}
      </a>
    </li>
  );
}
