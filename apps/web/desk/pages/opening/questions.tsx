import type { PayoutAccount } from '@oja/contract/desks/desk-money';
import type { DeskStore } from '@oja/contract/desks/desk-store';
import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { Suspense, useEffect, useRef } from 'react';
import { useNetwork } from '../../../src/features/network/network.ts';
import { lazyPart } from '../../../src/lib/lazy-part.ts';
import { Button, ButtonLink } from '../../../src/ui/button.tsx';
import { usePageTitle } from '../../../src/ui/page.tsx';
import { ErrorBoundary } from '../../../src/ui/states/error-boundary.tsx';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useSearch } from '../../app/location.ts';
import { deskPath } from '../../app/paths.ts';
import { usePayoutAccount } from '../../features/money/use-payout-account.ts';
import { Conflict } from '../../features/store-form/conflict.tsx';
import { StoreFormContext } from '../../features/store-form/form-context.ts';
import { FaceFields, loadFace } from '../../features/store-form/lazy-face.ts';
import { NameFields } from '../../features/store-form/name-fields.tsx';
import { SendingFields } from '../../features/store-form/sending-fields.tsx';
import { useStoreForm } from '../../features/store-form/use-store-form.ts';
import { WhereFields } from '../../features/store-form/where-fields.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { Progress } from './progress.tsx';
import { questions, type Screen, screenAt } from './screens.ts';
import { useSteps } from './use-steps.ts';

/** Fetched with what pictures need, before it is asked. */
const loadMoney = () => import('./money-later.tsx').then((m) => m.MoneyLater);
const MoneyLater = lazyPart(loadMoney);

/** A screen fetches it that has room for it. */
const Beside = lazyPart(() => import('./beside.tsx').then((m) => m.Beside));

interface QuestionsProps {
  /** Null before it is begun. */
  store: DeskStore | null;
  settings: StoreSettings | null;
}

/** The screen of the present place, and the ways on and back. */
export function Questions({ store, settings }: QuestionsProps) {
  const state = useStoreForm(store?.id ?? null, settings);
  const screen = screenAt(useSearch().get('at'), state.form, store !== null);
  const steps = useSteps(state, screen, store?.slug ?? null);
  const heading = useHeadingFocus(screen);
  const isWide = useIsWide();
  usePageTitle(questions[screen]);
  // The line may be gone by then.
  useEffect(() => void Promise.all([loadFace(), loadMoney()]).catch(() => {}), []);
  // Asked ahead: the bar is not to change under a thumb. Until the answer nobody is sent to name what may be named already.
  const account = usePayoutAccount(store?.id ?? '', store !== null).data?.account;
  const asksAccount = screen === 'money' && account === null;
  return (
    <StoreFormContext value={state}>
      <div className="min-w-0">
        <Progress screen={screen} slug={store?.slug ?? null} />
        <h1 ref={heading} tabIndex={-1} className="display mt-6 mb-5 text-2xl">
          {questions[screen]}
        </h1>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void steps.next();
          }}
        >
          <Conflict state={state} />
          <Asked screen={screen} settings={settings} slug={store?.slug ?? ''} account={account ?? null} />
          <div className="opening-bar">
            <KeptLine isTyped={Object.keys(state.typed).length > 0} needsLine={steps.needsLine} />
            {state.refusal && (
              <Notice tone="error" className="mb-3 w-full">
                {state.refusal}
              </Notice>
            )}
            <div className="flex gap-3">
              {steps.back && (
                <Button variant="secondary" className="min-h-13 px-6 text-base" onClick={steps.back}>
                  Back
                </Button>
              )}
              {asksAccount ? (
                <ButtonLink
                  wide
                  className="min-h-13 text-base"
                  href={deskPath(store?.slug ?? '', 'account', undefined, { from: 'opening' })}
                >
                  Name your bank account
                </ButtonLink>
              ) : (
                <Button type="submit" wide busy={state.busy} className="min-h-13 text-base">
                  {screen === 'face' ? 'Done' : 'Next'}
                </Button>
              )}
            </div>
            {(asksAccount || screen === 'face') && (
              <Button
                {...(asksAccount ? { type: 'submit', busy: state.busy } : { onClick: steps.later })}
                variant="quiet"
                wide
                className="mt-2"
              >
                Later
              </Button>
            )}
          </div>
        </form>
      </div>
      {isWide && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Beside screen={screen} store={store} onLeave={steps.leave} />
          </Suspense>
        </ErrorBoundary>
      )}
    </StoreFormContext>
  );
}

interface AskedProps extends Pick<QuestionsProps, 'settings'>, Pick<PayoutAccount, 'account'> {
  screen: Screen;
  slug: string;
}

function Asked({ screen, settings, slug, account }: AskedProps) {
  if (screen === 'name') return <NameFields slug={slug} isPublic={false} />;
  if (screen === 'where') return <WhereFields />;
  if (screen === 'sending') return <SendingFields />;
  return (
    <Suspense fallback={<DeskSkeleton shape="form" />}>
      {screen === 'money' ? <MoneyLater account={account} /> : settings && <FaceFields settings={settings} />}
    </Suspense>
  );
}

/** Where what was typed is, while the shop cannot have it. */
function KeptLine({ isTyped, needsLine }: { isTyped: boolean; needsLine: boolean }) {
  const isOffline = useNetwork().state === 'offline';
  const words = needsLine
    ? 'You need a connection for this. What you typed is kept on this phone.'
    : isOffline && isTyped
      ? 'No connection. What you type is kept on this phone, and sent later.'
      : '';
  return (
    <p role="status" className={words ? 'mb-3 rounded-chip bg-clay-soft px-4 py-2.5 text-sm' : ''}>
      {words}
    </p>
  );
}

/** The screen that was shown last in this visit. */
let lastScreen: Screen | undefined;

/** Another screen is read from its question on. */
function useHeadingFocus(screen: Screen) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = lastScreen;
    lastScreen = screen;
    if (before === undefined || before === screen) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  return heading;
}
