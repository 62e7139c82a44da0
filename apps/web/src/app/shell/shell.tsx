import type { ReactNode } from 'react';

export function Shell({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  return (
    <>
      <main id="main">{children}</main>
      {footer}
    </>
  );
}
