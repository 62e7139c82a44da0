import { LogIn } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { goToSignIn } from './go-to-sign-in.ts';

/** What a visitor sees of a page that needs an account: the page's sentence, and the way in and back. */
export function SignedOutNotice({ text }: { text: string }) {
  return (
    <EmptyState
      icon={<LogIn />}
      text={text}
      action={
        <ButtonLink
          href={href('login')}
          onClick={(event) => {
            event.preventDefault();
            goToSignIn();
          }}
        >
          Login
        </ButtonLink>
      }
    />
  );
}
