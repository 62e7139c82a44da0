import { mayDo } from '@oja/domain/people/member-roles';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { iconButtonLook } from '../../../src/ui/icon-button.tsx';
import { navigate, useSearch } from '../../app/location.ts';
import { deskPath } from '../../app/paths.ts';
import { useHref, useStore } from '../../app/store.ts';
import { PresentAccount } from '../../features/money/present-account.tsx';
import { usePayoutAccount } from '../../features/money/use-payout-account.ts';
import { OutOfShop, useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { NameAccount } from './name-account.tsx';
import { PauseAhead } from './pause.tsx';

/** Where the store's money goes: its owner sees it, and names another account. */
export function AccountPage() {
  const { role } = useStore();
  const from = useWayBack();
  return (
    <DeskPage
      title="Bank account"
      aside={
        <a href={from.href} aria-label={from.label} title={from.label} className={`${iconButtonLook} order-first`}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </a>
      }
      className="max-w-180 [&>div:first-child]:justify-start"
    >
      {mayDo(role, 'account') ? (
        <Account onNamed={from.isOpening ? () => navigate(from.href) : undefined} />
      ) : (
        <p className="text-muted">Only the owner of the store sees and names its bank account.</p>
      )}
    </DeskPage>
  );
}

/** Who names it on the way to opening a store goes on there. */
function useWayBack() {
  const { status } = useStore();
  const href = useHref();
  const isOpening = useSearch().get('from') === 'opening' && status === 'opening';
  if (isOpening)
    return { isOpening, href: deskPath('', 'opening', undefined, { at: 'money' }), label: 'Back to your store' };
  return status === 'opening' || status === 'refused'
    ? { isOpening, href: href('today'), label: 'Back to Today' }
    : { isOpening, href: href('money'), label: 'Back to Money' };
}

function Account({ onNamed }: { onNamed: (() => void) | undefined }) {
  const { id: seller } = useStore();
  const place = usePayoutAccount(seller);
  const [isNaming, setIsNaming] = useState(false);
  const { data } = place;
  const mayChange = useMayChange('account');
  const isFirst = data !== undefined && data.account === null && !data.hasOlder;
  const isOpen = isNaming || isFirst;
  const change = useRef<HTMLButtonElement>(null);
  const [isLeft, setLeft] = useState(false);
  // Who leaves it as it is stands where they came from.
  useEffect(() => {
    if (isLeft) change.current?.focus();
  }, [isLeft]);
  const named = () => {
    setIsNaming(false);
    onNamed?.();
  };
  return (
    <div className="grid gap-5">
      <OutOfShop />
      <DeskFailure text="Could not load your bank account." of={place} />
      {isFirst && (
        <p className="text-muted">
          Your share of each order goes to this account with the payment. Only you, the owner, see and change it.
        </p>
      )}
      {data?.account && <PresentAccount account={data.account} />}
      {data?.hasOlder && (
        <p>Your money goes to an account that the shop has set up for you. You can name another one.</p>
      )}
      {data && mayChange && !isOpen && (
        <section aria-labelledby="another" className="grid gap-3 rounded-card bg-surface p-5 ring-1 ring-line">
          <h2 id="another" className="text-lg">
            Another account
          </h2>
          {data.changePauses && <PauseAhead />}
          <Button
            ref={change}
            variant="soft"
            className="min-h-12 sm:justify-self-start"
            onClick={() => {
              setLeft(false);
              setIsNaming(true);
            }}
          >
            {data.account ? 'Change the account' : 'Name an account'}
          </Button>
        </section>
      )}
      {data && mayChange && isOpen && (
        <NameAccount
          place={data}
          onNamed={named}
          onLeave={
            isFirst
              ? undefined
              : () => {
                  setIsNaming(false);
                  setLeft(true);
                }
          }
        />
      )}
      {place.isPending && <DeskSkeleton shape="form" />}
    </div>
  );
}
