import { usePathname, useSearch } from '../../app/location.ts';

/** Where to sign in, and come back from. */
const signInHref = (to: string): string => `/#/login?${new URLSearchParams({ to })}`;

/** The session has ended; what waits is kept. */
export function SignInAgain() {
  const path = usePathname();
  const query = useSearch().toString();
  return (
    <p>
      Please <a href={signInHref(query ? `${path}?${query}` : path)}>sign in again</a>. What you changed is kept on this
      phone.
    </p>
  );
}
