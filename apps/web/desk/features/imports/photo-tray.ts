import { newId } from '../../../src/lib/new-id.ts';
import type { LineParts, PictureLine } from '../pictures/picture-line.ts';
import { type Photo, PhotoNames, TOGETHER } from './photo-names.ts';

export interface TrayState {
  /** Photographs that were chosen, and those of them that the import knows. */
  total: number;
  done: number;
  /** Those that will not go through as they are. */
  refused: readonly (Photo & { text: string })[];
  /** Names that no row of the file means. */
  unknown: readonly string[];
  /** When the shop takes photographs again, in milliseconds; null while it takes them. */
  restsUntil: number | null;
  /** Why names do not go through; '' while all is well. */
  failure: string;
}

export interface TrayParts {
  /** The line that they are made and sent in. */
  line: (on: Pick<LineParts, 'onMade' | 'onReady'>) => PictureLine;
  /** Keeps on this phone which there are, for a reload. */
  keep: (photos: readonly Photo[]) => void;
  /** Says to the import what they are called. @returns the names that mean nothing there */
  name: (photos: readonly Photo[]) => Promise<readonly string[]>;
  /** Hears how many were not through when the import took none any more. */
  onOver: (lost: number) => void;
}

/** Cut and sent at once at most: the others wait as the files that they are. */
const AT_HAND = 20;
/** Photographs of one import; not the contract's own number: its file would bring every schema along. */
const MOST = 2000;
const tooMany = `An import takes ${MOST.toLocaleString('en-NG')} photographs.`;

const small = ({ name }: { name: string }) => name.toLowerCase();

/** The photographs of an import: each is made small, sent as a picture of the store, then named to the import. */
export class PhotoTray {
  readonly #parts: TrayParts;
  readonly #line: PictureLine;
  readonly #names: PhotoNames;
  readonly #listeners = new Set<() => void>();
  readonly #photos = new Map<string, Photo>();
  /** Those that the line does not have yet; of what a reload has interrupted the phone has the photograph. */
  #waiting: { id: string; file: File | null }[] = [];
  /** Those that the import does not take, and why. */
  readonly #refused = new Map<string, string>();
  readonly #unknown = new Map<string, Photo>();
  /** Names that the import knows, in small letters. */
  readonly #known = new Set<string>();
  #done = 0;
  #isFeeding = false;
  #state: TrayState = { total: 0, done: 0, refused: [], unknown: [], restsUntil: null, failure: '' };

  constructor(parts: TrayParts) {
    this.#parts = parts;
    this.#names = new PhotoNames({
      name: parts.name,
      isMoreComing: () => this.#isSending(),
      onNamed: (photos, unknown) => this.#through(photos, unknown),
      onRefused: (photos, text) => {
        for (const { id } of photos) this.#refused.set(id, text);
      },
      onOver: () => parts.onOver(this.close()),
      onChange: () => this.#tell(),
    });
    this.#line = parts.line({ onMade: () => {}, onReady: (id) => this.#isReady(id) });
    this.#line.subscribe(() => {
      this.#feed();
      this.#tell();
      // The last of them may have been refused: then nobody else brings the names on. One that is ready is told of just behind.
      queueMicrotask(() => void this.#names.goOn());
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly state = (): TrayState => this.#state;

  isBusy(): boolean {
    return this.#names.isBusy() || this.#isSending();
  }

  /** Photographs that were chosen; one of the same name takes the place of one that did not go through. */
  add(files: readonly File[]): void {
    const names = new Set(files.map(small));
    for (const photo of this.#state.refused) if (names.has(small(photo))) this.#drop(photo.id);
    const all = new Set([...this.#known, ...[...this.#photos.values()].map(small)]);
    for (const file of files) {
      const photo = { id: newId(), name: file.name };
      this.#photos.set(photo.id, photo);
      all.add(small(photo));
      if (all.size > MOST) this.#refused.set(photo.id, tooMany);
      else this.#waiting.push({ id: photo.id, file });
    }
    this.#feed();
    this.#kept();
  }

  /** What a reload has interrupted. */
  takeUp(photos: readonly Photo[]): void {
    for (const photo of photos) {
      if (this.#photos.has(photo.id)) continue;
      this.#photos.set(photo.id, photo);
      this.#waiting.push({ id: photo.id, file: null });
    }
    this.#feed();
    this.#tell();
  }

  /** Takes those out that did not go through. */
  dropRefused(): void {
    for (const { id } of this.#state.refused) this.#drop(id);
    this.#kept();
  }

  /** Rows were mended: what meant nothing may mean something now. Throws `ApiError`. */
  async lookAgain(): Promise<void> {
    const photos = [...this.#unknown.values()];
    for (let at = 0; at < photos.length; at += TOGETHER) {
      const asked = photos.slice(at, at + TOGETHER);
      this.#note(asked, await this.#parts.name(asked));
    }
    this.#tell();
  }

  /** There may be a line again. */
  resume(): void {
    this.#line.resume();
    this.#names.resume();
    this.#tell();
  }

  /** The import takes none any more: nothing is sent, and nothing kept. @returns how many were not through */
  close(): number {
    const lost = this.#photos.size;
    this.#waiting = [];
    for (const id of this.#photos.keys()) this.#line.remove(id);
    this.#photos.clear();
    this.#refused.clear();
    this.#names.clear();
    this.#kept();
    this.#line.close();
    return lost;
  }

  #isSending(): boolean {
    return this.#waiting.length > 0 || this.#line.isBusy();
  }

  /** The line never has more than a few: each costs the phone memory. */
  #feed(): void {
    // The line tells of each that it is given.
    if (this.#isFeeding) return;
    this.#isFeeding = true;
    while (this.#line.underWay() < AT_HAND) {
      const next = this.#waiting.shift();
      if (!next) break;
      if (next.file) this.#line.make(next.id, next.file);
      else void this.#line.takeUp([next.id]);
    }
    this.#isFeeding = false;
  }

  #isReady(id: string): void {
    const photo = this.#photos.get(id);
    if (photo) this.#names.add(photo);
  }

  #through(photos: readonly Photo[], unknown: readonly string[]): void {
    this.#note(photos, unknown);
    this.#done += photos.length;
    for (const { id } of photos) this.#drop(id);
    this.#kept();
  }

  #note(photos: readonly Photo[], unknown: readonly string[]): void {
    for (const photo of photos) {
      this.#known.add(small(photo));
      if (unknown.includes(photo.name)) this.#unknown.set(photo.name, photo);
      else this.#unknown.delete(photo.name);
    }
  }

  #drop(id: string): void {
    this.#photos.delete(id);
    this.#refused.delete(id);
    this.#waiting = this.#waiting.filter((each) => each.id !== id);
    this.#names.drop(id);
    this.#line.remove(id);
  }

  #kept(): void {
    this.#parts.keep([...this.#photos.values()]);
    this.#tell();
  }

  #tell(): void {
    const texts = new Map(this.#refused);
    for (const { id, state, text } of this.#line.state()) if (state === 'refused') texts.set(id, text);
    this.#state = {
      total: this.#done + this.#photos.size,
      done: this.#done,
      refused: [...texts].flatMap(([id, text]) => {
        const photo = this.#photos.get(id);
        return photo ? [{ ...photo, text }] : [];
      }),
      unknown: [...this.#unknown.keys()],
      restsUntil: this.#line.restsUntil(),
      failure: this.#names.failure(),
    };
    for (const listener of this.#listeners) listener();
  }
}
