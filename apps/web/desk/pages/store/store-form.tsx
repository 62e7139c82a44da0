import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { type ReactNode, Suspense, useState } from 'react';
import { useSearch } from '../../app/location.ts';
import { useStore } from '../../app/store.ts';
import { Conflict } from '../../features/store-form/conflict.tsx';
import { StoreFormContext } from '../../features/store-form/form-context.ts';
import { FaceFields } from '../../features/store-form/lazy-face.ts';
import { NameFields } from '../../features/store-form/name-fields.tsx';
import { SendingFields } from '../../features/store-form/sending-fields.tsx';
import { partNames, type StorePart } from '../../features/store-form/store-parts.ts';
import { useStoreForm } from '../../features/store-form/use-store-form.ts';
import { WhereFields } from '../../features/store-form/where-fields.tsx';
import { maySell } from '../../features/store-status/not-open.ts';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { MailsPart } from './mails-part.tsx';
import { Part } from './part.tsx';
import { StoreLook } from './store-look.tsx';

/** The parts, each saved by itself, and beside them how shoppers see it. */
export function StoreForm({ settings }: { settings: StoreSettings }) {
  const { id } = useStore();
  const state = useStoreForm(id, settings);
  const asked = useSearch().get('part');
  const [first] = useState(() => partNames.find((part) => part === asked));
  const fields: Record<StorePart, ReactNode> = {
    name: <NameFields slug={settings.slug} isPublic={maySell(settings.status) || settings.status === 'suspended'} />,
    where: <WhereFields />,
    sending: <SendingFields />,
    face: (
      <Suspense fallback={<DeskSkeleton shape="form" />}>
        <FaceFields settings={settings} />
      </Suspense>
    ),
  };
  return (
    <StoreFormContext value={state}>
      <div className="store-parts">
        <div className="min-w-0">
          <Conflict state={state} />
          {partNames.map((part) => (
            <Part key={part} part={part} isFirst={part === first}>
              {fields[part]}
            </Part>
          ))}
          <MailsPart settings={settings} />
        </div>
        <StoreLook form={state.form} settings={settings} />
      </div>
    </StoreFormContext>
  );
}
