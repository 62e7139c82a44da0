import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import { ApiError } from '../../../src/lib/api.ts';
import { newId } from '../../../src/lib/new-id.ts';
import { isPassing } from '../../app/is-passing.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { LEAST_SIDE, type MadePicture, UnreadablePicture } from './make-picture.ts';
import type { Sending } from './send-picture.ts';

/** A picture on its way to the shop, or there. */
export interface OnePicture {
  id: string;
  state: 'making' | 'waiting' | 'sending' | 'ready' | 'refused';
  /** Part that has left, 0 to 1. */
  progress: number;
  /** The photograph on this phone; null while it is made, or where the shop alone has it. */
  url: string | null;
  stored: DeskPicture['picture'] | null;
  /** What is wrong with it, or why it waits. */
  text: string;
  /** How often it did not get through. */
  failures: number;
}

export interface LineParts {
  kept: KeptPictures;
  make: (file: Blob) => Promise<MadePicture>;
  send: (sending: Omit<Sending, 'seller'>) => Promise<DeskPicture>;
  /** Hears of each that is chosen, before it is made: it is kept as it is then, and a reload makes it. Left out, only what is made is kept. */
  onChosen?: (id: string) => void;
  /** Hears of each of those that no picture can be made of. */
  onUnusable?: (id: string) => void;
  /** Hears of each that is cut and kept, in the order in which they were chosen. */
  onMade: (id: string) => void;
  /** Hears of each that the shop has now. */
  onReady: (id: string) => void;
  /** Nobody sees them before they are sent: no address is made of any. */
  unseen?: boolean;
}

const AT_ONCE = 3;
/** Milliseconds after which a picture is tried again; then when the line returns, or after the last of them. */
const pauses = [1000, 3000, 9000, 30_000];

const unreadable = 'This picture cannot be read. Take a screenshot of it and add that.';
const tooSmall = `A picture needs at least ${LEAST_SIDE} × ${LEAST_SIDE} pixels.`;
const gone = 'This picture is not on this phone any more. Add it again.';
const goneFromShop = 'This picture is not in the shop any more. Take it out, or add it again.';

/** The pictures of a form: made one after the other, sent three at a time, each until the shop has it. */
export class PictureLine {
  readonly #parts: LineParts;
  readonly #listeners = new Set<() => void>();
  readonly #blobs = new Map<string, Blob>();
  readonly #sending = new Map<string, AbortController>();
  readonly #tries = new Map<string, number>();
  /** Those that the shop has, in no form of its own yet. */
  readonly #unnamed = new Set<string>();
  #pictures: readonly OnePicture[] = [];
  #making: Promise<void> = Promise.resolve();
  #restsUntil = 0;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly state = (): readonly OnePicture[] => this.#pictures;

  /** Whether the shop has it. */
  isReady(id: string): boolean {
    return this.#pictures.some((picture) => picture.id === id && picture.state === 'ready');
  }

  /** How many are not through yet. */
  underWay(): number {
    return this.#pictures.filter(({ state }) => state === 'making' || state === 'waiting' || state === 'sending')
      .length;
  }

  isBusy(): boolean {
    return this.underWay() > 0;
  }

  /** When the shop takes pictures again, in milliseconds; null while it takes them. */
  restsUntil(): number | null {
    return this.#restsUntil > Date.now() ? this.#restsUntil : null;
  }

  /** How often any did not get through. */
  failures(): number {
    return this.#pictures.reduce((sum, picture) => sum + picture.failures, 0);
  }

  /** Pictures of forms that the shop has. */
  know(pictures: readonly DeskPicture[]): void {
    for (const { id, picture } of pictures) {
      if (!this.isReady(id)) {
        this.#sending.get(id)?.abort();
        this.#put({ id, state: 'ready', progress: 1, url: null, stored: picture, text: '', failures: 0 });
      }
      // The answer to it may have been lost on the way: it is there.
      this.#end(id);
    }
  }

  /** A form that the shop has names them: until then a reload finds them on this phone alone. */
  named(ids: readonly string[]): void {
    for (const id of ids) if (this.#unnamed.has(id)) this.#end(id);
  }

  /** A form names them, and the shop has them no more. */
  lost(ids: readonly string[]): void {
    for (const id of ids) if (this.#has(id)) this.#change(id, { state: 'refused', stored: null, text: goneFromShop });
  }

  /** Takes up what a form names and the shop does not have. */
  async takeUp(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.#has(id)) continue;
      this.#put({ id, state: 'waiting', progress: 0, url: null, stored: null, text: '', failures: 0 });
      const blob = await this.#parts.kept.get(id);
      // Taken away while it was looked for.
      if (!this.#has(id)) continue;
      // A file is as it was chosen: a picture made of it is none.
      if (blob instanceof File) this.#makeLater(id, blob);
      else if (blob) this.#wait(id, blob);
      else this.#change(id, { state: 'refused', text: gone });
    }
  }

  /** Makes pictures of photographs that were taken or chosen, and sends them. @returns the id of each */
  add(files: readonly Blob[]): string[] {
    return files.map((file) => {
      const id = newId();
      if (this.#parts.onChosen) void this.#parts.kept.put(id, file);
      this.make(id, file);
      this.#parts.onChosen?.(id);
      return id;
    });
  }

  /** Makes a picture of one photograph, and sends it under that id. */
  make(id: string, file: Blob): void {
    this.#put({ id, state: 'making', progress: 0, url: null, stored: null, text: '', failures: 0 });
    this.#makeLater(id, file);
  }

  remove(id: string): void {
    this.#sending.get(id)?.abort();
    this.#revoke(id);
    this.#pictures = this.#pictures.filter((picture) => picture.id !== id);
    this.#end(id);
    this.#tell();
    this.#next();
  }

  /** Nobody looks any more: of what the shop has, the photographs need not stay in memory. */
  letGoOfReady(): void {
    for (const { id, state } of this.#pictures) {
      if (state !== 'ready') continue;
      this.#revoke(id);
      this.#change(id, { url: null });
    }
  }

  /** The form is over. */
  close(): void {
    for (const { id } of this.#pictures) this.#revoke(id);
    this.#pictures = this.#pictures.map((picture) => ({ ...picture, url: null }));
  }

  /** There may be a line again. */
  resume(): void {
    this.#tries.clear();
    this.#next();
  }

  #makeLater(id: string, file: Blob): void {
    this.#change(id, { state: 'making' });
    this.#making = this.#making.then(() => this.#make(id, file));
  }

  async #make(id: string, file: Blob): Promise<void> {
    if (!this.#has(id)) return;
    try {
      const { blob, side } = await this.#parts.make(file);
      if (side < LEAST_SIDE) {
        if (this.#has(id)) this.#unusable(id, { text: tooSmall, url: this.#addressOf(blob) });
        return;
      }
      await this.#parts.kept.put(id, blob);
      // Taken away while it was made.
      if (!this.#has(id)) return this.#end(id);
      this.#wait(id, blob);
      this.#parts.onMade(id);
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) console.error('A picture could not be made', error);
      this.#unusable(id, { text: unreadable });
    }
  }

  #addressOf(blob: Blob): string | null {
    return this.#parts.unseen ? null : URL.createObjectURL(blob);
  }

  #unusable(id: string, why: Pick<OnePicture, 'text'> & Partial<OnePicture>): void {
    this.#change(id, { state: 'refused', ...why });
    void this.#parts.kept.remove(id);
    this.#parts.onUnusable?.(id);
  }

  #wait(id: string, blob: Blob): void {
    this.#blobs.set(id, blob);
    this.#change(id, { state: 'waiting', url: this.#addressOf(blob) });
    this.#next();
  }

  #next(): void {
    if (this.restsUntil() !== null) return;
    for (const { id, state } of this.#pictures) {
      if (this.#sending.size >= AT_ONCE) return;
      const blob = this.#blobs.get(id);
      if (state === 'waiting' && blob && !this.#tries.has(id)) void this.#send(id, blob, 0);
    }
  }

  async #send(id: string, blob: Blob, tried: number): Promise<void> {
    const screen = new AbortController();
    this.#sending.set(id, screen);
    this.#tries.set(id, tried);
    this.#change(id, { state: 'sending', progress: 0 });
    const onProgress = (progress: number) => this.#change(id, { progress });
    try {
      const { picture } = await this.#parts.send({ id, blob, onProgress, signal: screen.signal });
      this.#sending.delete(id);
      this.#change(id, { state: 'ready', progress: 1, stored: picture, text: '' });
      this.#blobs.delete(id);
      this.#tries.delete(id);
      // Taken away meanwhile, it is not kept any more.
      if (this.#has(id)) this.#unnamed.add(id);
      this.#parts.onReady(id);
    } catch (error) {
      this.#sending.delete(id);
      if (!screen.signal.aborted) this.#failed(id, error, tried);
    }
    this.#next();
  }

  #failed(id: string, error: unknown, tried: number): void {
    if (!(error instanceof ApiError) || !isPassing(error)) {
      this.#change(id, { state: 'refused', text: error instanceof Error ? error.message : unreadable });
      return;
    }
    const failures = 1 + (this.#pictures.find((picture) => picture.id === id)?.failures ?? 0);
    if (error.status === 429 && error.retryAfter !== null) this.#rest(error.retryAfter);
    this.#change(id, { state: 'waiting', progress: 0, failures, text: error.status === 503 ? error.message : '' });
    setTimeout(() => this.#again(id, tried), pauses[Math.min(tried, pauses.length - 1)]);
  }

  /** The shop takes no more from this member for now: none is tried before it does. */
  #rest(seconds: number): void {
    const until = Date.now() + seconds * 1000;
    if (until <= this.#restsUntil) return;
    this.#restsUntil = until;
    setTimeout(() => {
      if (this.#restsUntil !== until) return;
      this.#restsUntil = 0;
      this.resume();
    }, seconds * 1000);
  }

  #again(id: string, tried: number): void {
    const blob = this.#blobs.get(id);
    const isWaiting = this.#pictures.some((picture) => picture.id === id && picture.state === 'waiting');
    // Meanwhile the line may have returned, and it is on its way.
    if (!blob || !isWaiting || this.#tries.get(id) !== tried) return;
    if (this.#sending.size < AT_ONCE && this.restsUntil() === null) void this.#send(id, blob, tried + 1);
    else this.#tries.delete(id);
  }

  /** Nothing is to be sent of it any more, and nothing to be kept. */
  #end(id: string): void {
    this.#unnamed.delete(id);
    this.#blobs.delete(id);
    this.#tries.delete(id);
    void this.#parts.kept.remove(id);
  }

  #has(id: string): boolean {
    return this.#pictures.some((picture) => picture.id === id);
  }

  /** The browser keeps a photograph as long as its address is not given back. */
  #revoke(id: string): void {
    const url = this.#pictures.find((picture) => picture.id === id)?.url;
    if (url) URL.revokeObjectURL(url);
  }

  #put(picture: OnePicture): void {
    this.#revoke(picture.id);
    this.#pictures = [...this.#pictures.filter(({ id }) => id !== picture.id), picture];
    this.#tell();
  }

  #change(id: string, change: Partial<OnePicture>): void {
    this.#pictures = this.#pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
