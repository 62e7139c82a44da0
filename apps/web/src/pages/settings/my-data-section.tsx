import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../features/session/account-api.ts';
import { callFailure } from '../../features/session/call-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Section } from './section.tsx';

/** Everything the shop holds about the account, as a file. */
export function MyDataSection() {
  const download = useMutation({
    mutationFn: () => call('myData', {}),
    onSuccess: (data) => saveFile(`oja-my-data-${new Date().toISOString().slice(0, 10)}.json`, data),
  });
  return (
    <Section title="Download my data" about="A file with everything we hold about you.">
      {download.isError && <Notice tone="error">{callFailure(download.error)}</Notice>}
      <p className="text-sm text-muted">
        Your profile, devices, addresses, cart, favourites, reviews, orders, payments and messages, as JSON, which
        people and programs can read.
      </p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" className="size-4" />
        Download my data
      </Button>
    </Section>
  );
}

function saveFile(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url));
}
