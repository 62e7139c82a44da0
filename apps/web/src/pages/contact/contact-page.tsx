import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../features/session/me.ts';
import { read } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { ContactForm } from './contact-form.tsx';

/** Ways to reach the shop, and a form. */
export function ContactPage() {
  const facts = useQuery(read('contactFacts', {}));
  return (
    <Page title="Contact us" className="page-half">
      <p className="-mt-3 mb-6 max-w-[60ch] text-muted">
        A question, a problem, an idea? Write to us and a person answers within one working day. Many answers are in the{' '}
        <a href={href('help')} className="text-indigo underline">
          help centre
        </a>{' '}
        already.
      </p>
      <Writing />
      <div className="page-beside">
        {facts.isError && !facts.data ? (
          <TryAgain
            text="Failed to load how to reach us"
            busy={facts.isFetching}
            onRetry={() => void facts.refetch()}
          />
        ) : (
          <ContactFacts facts={facts.data} />
        )}
      </div>
    </Page>
  );
}

function Writing() {
  const { data: me } = useMe();
  const [sentFor, setSentFor] = useState<string>();
  const writer = { name: me?.user?.name ?? '', email: me?.user?.email ?? '' };

  // The form is long, and makes way for something short: whoever sent it reads on there.
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentFor === undefined) return;
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center' });
  }, [sentFor]);

  if (sentFor !== undefined)
    return (
      <div ref={thanks} tabIndex={-1} className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8">
        <Notice tone="success">
          Thank you, we have your message. The answer comes to <span className="font-semibold">{sentFor}</span>.
        </Notice>
        <Button variant="secondary" onClick={() => setSentFor(undefined)}>
          Write another message
        </Button>
      </div>
    );
  return <ContactForm writer={writer} onSent={setSentFor} />;
}
