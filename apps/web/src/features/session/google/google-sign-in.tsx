import { useSite } from '../../../lib/site.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { GoogleMark } from './google-mark.tsx';
import { googleTexts, type useGoogle } from './use-google.ts';

interface GoogleSignInProps {
  label: string;
  google: ReturnType<typeof useGoogle>;
  /** Whether the session is to outlive the browser; read at the press. */
  remember: () => boolean;
}

/** The shortest way in, above the form: Google, in a window of its own, and what became of it. */
export function GoogleSignIn({ label, google: { state, start, startInPage }, remember }: GoogleSignInProps) {
  const { google: offered } = useSite();
  if (!offered) return null;
  return (
    <div className="grid gap-4">
      {(state === 'cancelled' || state === 'failed') && <Notice tone="error">{googleTexts[state]}</Notice>}
      {state === 'blocked' && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={() => startInPage(remember())}>
              Continue in this window
            </Button>
          }
        >
          Your browser blocked the Google window. Allow pop-ups for this site, or go on here.
        </Notice>
      )}
      <Button variant="secondary" wide onClick={() => start(remember())}>
        <GoogleMark />
        {label}
      </Button>
      {state === 'open' && (
        <p role="status" className="text-center text-sm text-muted">
          Go on in the Google window. Press the button again to bring it back.
        </p>
      )}
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </div>
  );
}
