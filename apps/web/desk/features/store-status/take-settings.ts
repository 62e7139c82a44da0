import type { DeskStore } from '@oja/contract/desks/desk-store';
import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '../../app/desk-api.ts';

const formKey = (seller: string) => read('deskStoreForm', { params: { seller } }).queryKey;
const storesKey = read('deskStores', {}).queryKey;

/** Shows what a store says of itself wherever the desk shows it. */
export function takeSettings(queryClient: QueryClient, seller: string, settings: StoreSettings): void {
  queryClient.setQueryData(formKey(seller), settings);
  const { slug, storeName, logo, status, couriers } = settings;
  changeStore(queryClient, seller, { slug, storeName, logo, status, couriers });
  // What is read anew in a moment: until then nobody sends it a second time.
  queryClient.setQueryData(
    read('storeChecklist', { params: { seller } }).queryKey,
    (known) => known && { ...known, status },
  );
  for (const name of ['storeChecklist', 'deskToday']) void queryClient.invalidateQueries({ queryKey: [name] });
}

/** Reads what somebody else has saved; undefined where it does not come. */
export async function readSettingsAnew(queryClient: QueryClient, seller: string): Promise<StoreSettings | undefined> {
  await queryClient.refetchQueries({ queryKey: formKey(seller) });
  return queryClient.getQueryData(formKey(seller));
}

/** Changes what the frame knows of a store. */
export function changeStore(queryClient: QueryClient, seller: string, changes: Partial<DeskStore>): void {
  queryClient.setQueryData(
    storesKey,
    (known) => known && { items: known.items.map((store) => (store.id === seller ? { ...store, ...changes } : store)) },
  );
}

/** A store that is there from now on. */
export function addStore(queryClient: QueryClient, store: DeskStore): void {
  queryClient.setQueryData(
    storesKey,
    (known) => known && { items: [...known.items.filter(({ id }) => id !== store.id), store] },
  );
}
