import type { DeskGoods } from '@oja/contract/desks/desk-products';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { ApiError } from '../../../src/lib/api.ts';
import { isPassing } from '../../app/is-passing.ts';
import type { PictureLine } from '../pictures/picture-line.ts';
import type { FormStore, KeptForm } from './kept-forms.ts';
import { type OtherForm, otherIn } from './other-form.ts';
import { sameForm } from './same-form.ts';

/** Milliseconds after which a change is on this phone, and of rest after which it is sent. */
const KEPT_AFTER = 300;
const SENT_AFTER = 3000;
/** Milliseconds between two tries without a line. */
const AGAIN = 5000;

export interface KeeperState {
  form: ProductForm;
  /** Of the draft that the shop has; 0 for none. */
  version: number;
  /** 'open': as it was found; 'restored': as it was left. */
  saving: 'open' | 'restored' | 'changed' | 'kept' | 'unkept' | 'saved';
  /** When that was, in Unix milliseconds. */
  at: number;
  conflict: OtherForm | null;
  /** Why the shop does not keep it. */
  refusal: string | null;
}

export interface KeeperParts {
  store: FormStore;
  /** @param editVersion of the product that was seen; 0 for none */
  send: (version: number, form: ProductForm, editVersion: number) => Promise<{ version: number; keptAt: string }>;
  /** What the shop has now. */
  read: () => Promise<DeskGoods>;
  /** Tells whether the shop has a picture, for others are named to it later; hears of those that its forms name. */
  pictures: Pick<PictureLine, 'isReady' | 'know' | 'named' | 'remove'>;
  now: () => number;
}

/** A form while it is written: on this phone at once, in the shop after a rest, and never over what somebody else wrote. */
export class DraftKeeper {
  readonly #parts: KeeperParts;
  readonly #listeners = new Set<() => void>();
  #state: KeeperState;
  /** What the shop was told last. */
  #sent: ProductForm | undefined;
  /** Of the product that this was written over. */
  #editVersion: number;
  #isUnsent = false;
  #isHeld = false;
  #isClosed = false;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<boolean> | undefined;

  /** @param beginning what stands there where nothing was written @param kept what lies on this phone */
  constructor(parts: KeeperParts, beginning: ProductForm, goods: DeskGoods, kept: KeptForm | undefined) {
    this.#parts = parts;
    const { draft: found, product } = goods;
    this.#editVersion = product?.editVersion ?? 0;
    const common = { version: found?.version ?? 0, conflict: null, refusal: null };
    if (kept && !(found && sameForm(kept.form, found.form))) {
      const { form, at } = kept;
      if (found) {
        const conflict = found.version === kept.version ? null : otherIn(found, this.#editVersion, parts.now());
        this.#state = { ...common, form, saving: 'restored', at, conflict };
      } else {
        // The shop is told what was seen: it knows who has published or thrown away meanwhile.
        this.#editVersion = kept.editVersion;
        this.#state = { ...common, version: kept.version, form, saving: 'restored', at };
      }
      this.#isUnsent = true;
      this.#rest(0);
    } else if (found) {
      this.#state = { ...common, form: found.form, saving: 'restored', at: Date.parse(found.keptAt) };
      this.#sent = found.form;
      if (kept) void parts.store.remove();
    } else {
      this.#state = { ...common, form: beginning, saving: 'open', at: parts.now() };
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly state = (): KeeperState => this.#state;

  isUnsent(): boolean {
    return this.#isUnsent;
  }

  /** Something was typed. */
  readonly change = (change: (form: ProductForm) => ProductForm): void => {
    const form = change(this.#state.form);
    if (this.#isClosed || form === this.#state.form) return;
    this.#isUnsent = true;
    this.#set({ form, saving: 'changed', at: this.#parts.now(), refusal: null });
    this.#keeping ??= setTimeout(() => void this.keep(), KEPT_AFTER);
    this.#rest(SENT_AFTER);
  };

  /** The shop was asked again: what nobody here has touched is as it is there now. */
  follow({ product, draft }: DeskGoods): void {
    const isUntouched = this.#state.saving === 'open' && !this.#isUnsent && !this.#isClosed;
    if (!isUntouched || !product || draft || product.editVersion <= this.#editVersion) return;
    this.#parts.pictures.know(product.pictures);
    this.#editVersion = product.editVersion;
    this.#set({ form: product.form });
  }

  /** The draft that was to be published is not there: somebody has published it, or thrown it away. */
  async lookAgain(): Promise<void> {
    // Thrown away, it is written anew from here.
    this.#isUnsent = true;
    await this.#look(this.#state.form, {});
  }

  /** Puts it on this phone. */
  async keep(): Promise<void> {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    if (!this.#isUnsent || this.#isClosed) return;
    const { form, version, at } = this.#state;
    try {
      await this.#parts.store.put({ form, version, editVersion: this.#editVersion, at });
      if (this.#state.form === form && this.#state.saving === 'changed') this.#set({ saving: 'kept' });
    } catch {
      if (this.#isUnsent) this.#set({ saving: 'unkept' });
    }
  }

  /** Has the shop keep it. Answers whether it has all of it. Never throws. */
  async save(): Promise<boolean> {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  /** What is here takes the place of what somebody else wrote. */
  async keepMine(): Promise<void> {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#editVersion = conflict.editVersion;
    this.#set({ conflict: null, version: conflict.version });
    await this.save();
  }

  /** What somebody else wrote takes the place of what is here. */
  async takeTheirs(): Promise<void> {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#isUnsent = false;
    this.#sent = conflict.form;
    const { form, version } = conflict;
    this.#editVersion = conflict.editVersion;
    const stays = new Set(form.pictures.map(({ id }) => id));
    for (const { id } of this.#state.form.pictures) if (!stays.has(id)) this.#parts.pictures.remove(id);
    this.#set({ conflict: null, form, version, saving: version > 0 ? 'saved' : 'open', at: this.#parts.now() });
    await this.#parts.store.remove();
  }

  /** Waits for what is on its way to the shop, and sends nothing after it. */
  async hold(): Promise<void> {
    this.#isHeld = true;
    await this.#saving;
  }

  /** What waits may be sent again. */
  letGo(): void {
    this.#isHeld = false;
    if (this.#isUnsent) this.#rest(0);
  }

  /** It is published, or thrown away. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isUnsent = false;
    clearTimeout(this.#keeping);
    clearTimeout(this.#resting);
    await this.#parts.store.remove();
  }

  async #saveAll(): Promise<boolean> {
    while (this.#isUnsent && !this.#isHeld && !this.#isClosed && this.#state.conflict === null) {
      const { form, version } = this.#state;
      const sendable = { ...form, pictures: form.pictures.filter(({ id }) => this.#parts.pictures.isReady(id)) };
      const isWhole = sendable.pictures.length === form.pictures.length;
      // What waits for its pictures alone has been said.
      if (!isWhole && this.#sent && sameForm(this.#sent, sendable)) return false;
      try {
        const answer = await this.#parts.send(version, sendable, this.#editVersion);
        this.#took(form, sendable, isWhole, answer);
      } catch (error) {
        if (!(await this.#refused(error, sendable))) return false;
      }
    }
    return !this.#isUnsent && !this.#isClosed;
  }

  #took(form: ProductForm, sent: ProductForm, isWhole: boolean, answer: { version: number; keptAt: string }): void {
    this.#sent = sent;
    this.#parts.pictures.named(sent.pictures.map(({ id }) => id));
    if (this.#isClosed) return;
    const isLatest = this.#state.form === form;
    this.#isUnsent = !(isLatest && isWhole);
    this.#set({
      version: answer.version,
      refusal: null,
      ...(isLatest && { saving: isWhole ? 'saved' : 'kept', at: Date.parse(answer.keptAt) }),
    });
    if (!this.#isUnsent) void this.#parts.store.remove();
    else void this.keep();
  }

  /** @returns whether to go on at once */
  async #refused(error: unknown, sent: ProductForm): Promise<boolean> {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'changed_meanwhile') return this.#look(sent, error.details);
    if (isPassing(error)) {
      if (this.#state.saving === 'changed') await this.keep();
      this.#rest(AGAIN);
      return false;
    }
    this.#set({ refusal: error.message });
    return false;
  }

  /** Somebody kept or published it meanwhile: perhaps this phone itself, whose answer was lost. */
  async #look(sent: ProductForm, details: ApiError['details']): Promise<boolean> {
    try {
      const { draft, product } = await this.#parts.read();
      const { who, time } = { who: String(details.who ?? ''), time: String(details.time ?? '') };
      const editVersion = product?.editVersion ?? 0;
      this.#parts.pictures.know([...(product?.pictures ?? []), ...(draft?.pictures ?? [])]);
      const inShop = product && { who, time, form: product.form, version: 0, editVersion };
      const other = draft ? otherIn(draft, editVersion, this.#parts.now()) : inShop;
      // Thrown away elsewhere, it is written anew from here.
      if (!other || sameForm(other.form, sent)) {
        this.#editVersion = editVersion;
        this.#set({ version: other?.version ?? 0 });
      } else this.#set({ conflict: other });
      const isInShop = other?.version === 0 && this.#state.conflict === null;
      if (isInShop && sameForm(this.#state.form, sent)) {
        this.#isUnsent = false;
        this.#set({ saving: 'open' });
        await this.#parts.store.remove();
      }
      return this.#state.conflict === null;
    } catch {
      this.#rest(AGAIN);
      return false;
    }
  }

  #rest(pause: number): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.save(), pause);
  }

  #set(change: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
