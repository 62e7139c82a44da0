import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { type StoreMail, storeMails } from '@oja/domain/stores/store-mails';
import { useState } from 'react';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { Switch } from '../../../src/ui/forms/switch.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useStoreFields } from '../../features/store-form/form-context.ts';
import { refusalWords } from '../../ui/refusal-words.ts';

const words: Record<StoreMail, { label: string; description: string }> = {
  unaccepted: { label: 'Orders that wait', description: 'When nobody has accepted an order for 18 hours.' },
  low_stock: { label: 'Low stock', description: 'In the morning, all that came to its “low at”.' },
  draft_decided: { label: 'Products that were looked at', description: 'When one is approved, or comes back to you.' },
  reviewed: { label: 'Reviews', description: 'When a buyer writes one.' },
};

/** Which mails the members of a store get beside those about its orders. A switch is saved by itself. */
export function MailsPart({ settings: { mailsOff } }: { settings: StoreSettings }) {
  const { saveAtOnce } = useStoreFields();
  const [saving, setSaving] = useState<StoreMail | null>(null);
  const [problem, setProblem] = useState('');

  async function put(mail: StoreMail, isOn: boolean) {
    setSaving(mail);
    setProblem('');
    try {
      await saveAtOnce({ mailsOff: storeMails.filter((each) => (each === mail ? !isOn : mailsOff.includes(each))) });
      showToast('Saved.');
    } catch (error) {
      setProblem(refusalWords(error));
    } finally {
      setSaving(null);
    }
  }
  return (
    <Disclosure
      title={
        <span className="fold-title">
          Mails
          <span className="fold-inside">{mailsOff.length === 0 ? 'All on' : `${mailsOff.length} off`}</span>
        </span>
      }
    >
      <div className="grid gap-4 pt-1">
        <p className="text-sm text-muted">
          To the owner and managers. New orders, and what is cancelled or refunded, you hear of in any case.
        </p>
        {storeMails.map((mail) => (
          <Switch
            key={mail}
            {...words[mail]}
            checked={(saving === mail) === mailsOff.includes(mail)}
            onChange={(isOn) => {
              if (saving === null) void put(mail, isOn);
            }}
          />
        ))}
        {problem && <Notice tone="error">{problem}</Notice>}
      </div>
    </Disclosure>
  );
}
