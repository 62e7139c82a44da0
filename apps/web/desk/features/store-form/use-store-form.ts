import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { emptyStoreForm, type StoreField, type StoreForm } from '@oja/domain/stores/store-form';
import type { StoreMail } from '@oja/domain/stores/store-mails';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../src/lib/api.ts';
import { call } from '../../app/desk-api.ts';
import { useAccount } from '../../app/store.ts';
import { readSettingsAnew, takeSettings } from '../store-status/take-settings.ts';
import { type KeptStore, keepStore, keptStore } from './kept-store.ts';
import { differing, formOf, isSame, only, partNames, type StorePart, storeParts } from './store-parts.ts';
import { type Problems, problemsIn, savable } from './store-problems.ts';

export type PictureKind = 'logo' | 'banner';

/** How it ended: without a line, what was typed stays on this phone. */
export type SaveEnd = 'saved' | 'offline' | 'refused';

type StoreChanges = Partial<StoreForm> & { [K in PictureKind]?: string | null } & { mailsOff?: StoreMail[] };

export type StoreFormState = ReturnType<typeof useStoreForm>;

/**
 * What a store says of itself, as it is being typed over what the shop has. What was typed stays on this phone until it is saved.
 * @param seller null for a store that is not begun
 */
export function useStoreForm(seller: string | null, settings: StoreSettings | null) {
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const base = settings ? formOf(settings) : emptyStoreForm;
  const [kept, setKept] = useState<KeptStore>(() => keptStore(user.id, seller) ?? { id: null, seen: 0, typed: {} });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [refused, setRefused] = useState<Problems>({});
  /** 'Amaka changed this at 10:42.', until somebody decides. */
  const [conflict, setConflict] = useState('');
  const form: StoreForm = { ...base, ...kept.typed };
  const isUntold = settings !== null && isReturnUntold(settings);
  const asksReturns = isUntold && !kept.returnsSaid && !('returnDays' in kept.typed);
  const latest = useRef(kept);
  latest.current = kept;
  /** The version that the shop has, as far as this page knows. */
  const known = useRef(0);
  known.current = settings?.editVersion ?? 0;
  const lastTurn = useRef<Promise<unknown>>(Promise.resolve());

  function put(next: KeptStore) {
    latest.current = next;
    setKept(next);
    keepStore(user.id, seller, Object.keys(next.typed).length > 0 || next.returnsSaid ? next : null);
  }

  function change(changes: Partial<StoreForm>) {
    const before = latest.current;
    const all = { ...before.typed, ...changes };
    const typed = only(all, [...differing(all, base), ...(isUntold ? (['returnDays'] as const) : [])]);
    const isFirst = Object.keys(before.typed).length === 0;
    setRefused((told) => without(told, Object.keys(changes)));
    put({ ...before, typed, seen: isFirst ? (settings?.editVersion ?? 0) : before.seen });
  }

  /** One save at a time: each says which version it has seen, and makes another. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastTurn.current.then(work);
    lastTurn.current = turn.catch(() => {});
    return turn;
  }

  async function send(editVersion: number, changes: StoreChanges): Promise<StoreSettings> {
    const saved = await call('saveStore', { params: { seller: seller ?? '' }, body: { editVersion, changes } });
    takeSettings(queryClient, seller ?? '', saved);
    const { current } = latest;
    const typed = Object.entries(current.typed).filter(([field, value]) => !isSame(changes[field as 'city'], value));
    // What this page has saved is not somebody else's change.
    const seen = current.seen === editVersion ? saved.editVersion : current.seen;
    const returnsSaid = isReturnUntold(saved) && (current.returnsSaid || 'returnDays' in changes || !isUntold);
    put({ ...current, typed: Object.fromEntries(typed), seen, returnsSaid });
    known.current = saved.editVersion;
    return saved;
  }

  /** Saves one part, or all that is right as it stands. Never rejects. */
  async function save(part?: StorePart): Promise<SaveEnd> {
    setBusy(true);
    setRefusal('');
    try {
      await inTurn(async () => {
        const { typed, seen } = latest.current;
        const changes = part
          ? only(typed, storeParts[part])
          : savable({ ...base, ...typed }, asksReturns ? only(typed, unlessAsked) : typed);
        if (seller !== null && Object.keys(changes).length > 0) await send(seen, changes);
      });
      setConflict('');
      return 'saved';
    } catch (error) {
      return await failed(error);
    } finally {
      // A form that is shut takes no focus.
      flushSync(() => setBusy(false));
    }
  }

  /** Saves what is not typed. Whatever somebody else has saved meanwhile, it is meant all the same. Rejects where it is not saved. */
  const saveAtOnce = (changes: StoreChanges): Promise<unknown> =>
    inTurn(async () => {
      try {
        await send(known.current, changes);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'changed_meanwhile')) throw error;
        const now = await readSettingsAnew(queryClient, seller ?? '');
        await send(now?.editVersion ?? 0, changes);
      }
    });

  /** Takes a picture that the shop has into the store; null takes away the one there is. Rejects where it is not saved. */
  const savePicture = (kind: PictureKind, id: string | null) => saveAtOnce({ [kind]: id });

  async function failed(error: unknown): Promise<SaveEnd> {
    if (!(error instanceof ApiError)) {
      setRefusal('Something went wrong. Please try again.');
      return 'refused';
    }
    if (error.status === 0) return 'offline';
    const named = String(error.details.fields ?? '').split(', ');
    const fields = partNames.flatMap((each): readonly StoreField[] => storeParts[each]);
    const told = fields.filter((field) => named.includes(field));
    if (error.code === 'changed_meanwhile' && seller !== null) {
      await readSettingsAnew(queryClient, seller);
      setConflict(error.message);
    } else if (told.length > 0)
      setRefused(Object.fromEntries(told.map((field) => [field, 'The shop does not take this as it stands.'])));
    else setRefusal(error.message);
    return 'refused';
  }

  const problemsOf = (part: StorePart): Problems => {
    const now = { ...base, ...latest.current.typed };
    const found: Problems = {
      ...(asksReturns && { returnDays: 'Say whether buyers can send things back.' }),
      ...refused,
      ...problemsIn(now, part),
    };
    return Object.fromEntries(storeParts[part].flatMap((field) => (found[field] ? [[field, found[field]]] : [])));
  };
  return {
    seller,
    form,
    base,
    typed: kept.typed,
    busy,
    refusal,
    conflict,
    asksReturns,
    change,
    save,
    saveAtOnce,
    savePicture,
    failed,
    problemsOf,
    /** What is told of a field: once it was left, or its part was to be saved. */
    told: (field: StoreField): string | undefined => {
      const part = partNames.find((each) => (storeParts[each] as readonly string[]).includes(field));
      return part && (left.has(field) || refused[field]) ? problemsOf(part)[field] : undefined;
    },
    leave: (...fields: readonly StoreField[]) => setLeft((before) => new Set([...before, ...fields])),
    isTyped: (part: StorePart) => storeParts[part].some((field) => field in kept.typed),
    /** Writes over what somebody else has saved. */
    keepMine: () => {
      put({ ...latest.current, seen: settings?.editVersion ?? 0 });
      setConflict('');
    },
    takeTheirs: () => {
      put({ ...latest.current, typed: {} });
      setConflict('');
    },
    setBusy,
    setRefusal,
    /** Under which id the store is begun, made once. */
    idToBegin: (make: () => string): string => {
      const id = latest.current.id ?? make();
      put({ ...latest.current, id });
      return id;
    },
  };
}

/**
 * A store that opens says itself whether goods come back: none promises it by tapping on. What the shop has does not tell whether
 * it was said.
 */
const isReturnUntold = ({ status, couriers, returnDays }: StoreSettings): boolean =>
  status === 'opening' && couriers.length === 0 && returnDays === emptyStoreForm.returnDays;

/** What is saved while nobody has said whether goods come back: with couriers, the question would count as answered. */
const unlessAsked = partNames.flatMap((part) => storeParts[part]).filter((field) => field !== 'couriers');

const without = (told: Problems, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(told).filter(([field]) => !fields.includes(field)));
