import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../../src/lib/new-id.ts';
import { call, read } from '../../app/desk-api.ts';
import { navigate } from '../../app/location.ts';
import { deskPath } from '../../app/paths.ts';
import { useAccount } from '../../app/store.ts';
import { keepStore } from '../../features/store-form/kept-store.ts';
import { differing, formOf, only, storeParts } from '../../features/store-form/store-parts.ts';
import type { SaveEnd, StoreFormState } from '../../features/store-form/use-store-form.ts';
import { addStore } from '../../features/store-status/take-settings.ts';
import { focusField } from '../../ui/focus-field.ts';
import { beside, partOf, type Screen } from './screens.ts';

const addressOf = (screen: Screen) => deskPath('', 'opening', undefined, { at: screen });

/**
 * The ways from a screen to the next. What was typed is saved as it is left; without a line it goes with a later screen.
 * @param slug null for a store that is not begun
 */
export function useSteps(state: StoreFormState, screen: Screen, slug: string | null) {
  const begin = useBegin(state);
  /** The screen that could not be left without an answer: at another one, however it was gone to, that is not said. */
  const [stoppedAt, setStoppedAt] = useState<Screen>();
  const after = beside(screen, 1);
  const before = beside(screen, -1);
  useSavedWithLine(state);

  async function next() {
    const part = partOf(screen);
    const problems = part ? state.problemsOf(part) : {};
    if (part) state.leave(...storeParts[part]);
    const [first] = Object.keys(problems);
    if (first !== undefined) return focusField(first);
    const end = slug === null ? await begin() : await state.save();
    // Begun and done there must be an answer; between them it may come later.
    const isAnswerNeeded = slug === null || after === undefined;
    setStoppedAt(end === 'offline' && isAnswerNeeded ? screen : undefined);
    if (end === 'saved' || (end === 'offline' && !isAnswerNeeded)) go();
  }

  function go() {
    if (after) navigate(addressOf(after));
    else if (slug !== null) navigate(deskPath(slug, 'today'));
  }

  return {
    next,
    needsLine: stoppedAt === screen,
    leave,
    back: before && slug !== null ? () => leaveTo(addressOf(before)) : undefined,
    later: () => slug !== null && leaveTo(deskPath(slug, 'today')),
  };

  function leave() {
    setStoppedAt(undefined);
    void state.save();
  }

  function leaveTo(address: string) {
    leave();
    navigate(address);
  }
}

/** What waits on this phone goes as soon as the line returns. */
function useSavedWithLine({ save, typed }: StoreFormState): void {
  const send = useEffectEvent(() => {
    if (Object.keys(typed).length > 0) void save();
  });
  useEffect(() => {
    const onLine = () => send();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, []);
}

/** Begins the store: from then on it is there. Its id is made once, so that an answer that was lost makes no second one. */
function useBegin(state: StoreFormState): () => Promise<SaveEnd> {
  const { user } = useAccount();
  const queryClient = useQueryClient();
  return async () => {
    const { form } = state;
    const id = state.idToBegin(newId);
    state.setBusy(true);
    state.setRefusal('');
    try {
      const body = { id, ...(only(form, storeParts.name) as Pick<typeof form, (typeof storeParts.name)[number]>) };
      const store = await call('openStore', { body });
      const settings = await queryClient.fetchQuery(read('deskStoreForm', { params: { seller: store.id } }));
      keepStore(user.id, null, null);
      const typed = only(form, differing(form, formOf(settings)));
      if (Object.keys(typed).length > 0) keepStore(user.id, store.id, { id: null, seen: settings.editVersion, typed });
      const { slug, storeName, status, couriers } = settings;
      addStore(queryClient, { id: store.id, slug, storeName, status, couriers, logo: null, role: 'owner' });
      return 'saved';
    } catch (error) {
      return await state.failed(error);
    } finally {
      state.setBusy(false);
    }
  };
}
