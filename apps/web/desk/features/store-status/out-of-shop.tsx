import { type DeskAct, mayDo } from '@oja/domain/people/member-roles';
import { mayWrite } from '@oja/domain/stores/store-status';
import type { ReactNode } from 'react';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { useStore } from '../../app/store.ts';

/** Whether a member changes what the desk asks that right for: who may, in a store that is not out of the shop. */
export function useMayChange(act: DeskAct): boolean {
  const { role, status } = useStore();
  return mayDo(role, act) && mayWrite(status, act);
}

/** Says why nothing of a page can be changed; nothing where the store is not out of the shop. */
export function OutOfShop() {
  if (useStore().status !== 'suspended') return null;
  return (
    <Notice tone="error" className="mb-4">
      Your store is out of the shop: until it is back nothing can be changed here. Its orders go on.
    </Notice>
  );
}

/** Fields and buttons that work as long as the store is not out of the shop. What is folded away opens, and links lead on. */
export function Changeable({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={useStore().status === 'suspended'} className="contents">
      {children}
    </fieldset>
  );
}
