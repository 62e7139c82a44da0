import { readCount } from '@oja/domain/goods/read-count';
import { textOf, tidied } from './cell-text.ts';
import {
  cellKey,
  cellName,
  isShared,
  type RowValues,
  type SheetRow,
  type TypedColumn,
  typedColumns,
} from './sheet-rows.ts';

/** What is typed in a cell and the shop does not have. */
export interface Edit {
  column: TypedColumn;
  productId: string;
  /** Null: the price of the product. */
  variantId: string | null;
  stockItemId: string;
  /** 'Ankara wax 6 yards, red' */
  name: string;
  /** '' where all variants share the cell. */
  color: string;
  size: string;
  /** What the row was when it was typed. */
  seen: RowValues;
  text: string;
  /** Why the shop refused it. */
  refusal?: string;
  /** The change with which it was sent to be made, and what stood there then: it may be made, whoever hears the answer. */
  sent?: { change: string; text: string };
}

export type Edits = ReadonlyMap<string, Edit>;
export type Patch = readonly [key: string, edit: Edit | undefined];

/** What a text in a cell of a row changes: nothing where it is what the shop has. */
export function patchFor(row: SheetRow, column: TypedColumn, text: string): Patch {
  const key = cellKey(row, column);
  if (tidied(column, text) === textOf(row.values, column)) return [key, undefined];
  const { product, variant, values } = row;
  const shared = isShared(row, column);
  const edit: Edit = {
    column,
    productId: product.id,
    variantId: product.pricedEach ? variant.id : null,
    stockItemId: variant.stockItemId,
    name: cellName(row, column),
    color: shared ? '' : variant.color,
    size: shared ? '' : variant.size,
    seen: values,
    text,
  };
  return [key, edit];
}

/** Whether the shop has another value by now than the one that was seen. */
export function hasMoved({ column, seen }: Edit, now: RowValues): boolean {
  if (column === 'count' || column === 'lowAt') return seen[column] !== now[column];
  return seen.price !== now.price || seen.discountPrice !== now.discountPrice;
}

/** What was refused is about what the shop has now, once that is shown: the reason says what had changed. */
export function renewedEdits(rows: readonly SheetRow[], edits: Edits): Patch[] {
  if (![...edits.values()].some(({ refusal }) => refusal !== undefined)) return [];
  return rows.flatMap((row) =>
    typedColumns.flatMap((column) => {
      const key = cellKey(row, column);
      const edit = edits.get(key);
      return edit?.refusal !== undefined && hasMoved(edit, row.values)
        ? [[key, { ...edit, seen: row.values }] as const]
        : [];
    }),
  );
}

/** What is left of edits that a change has made: refused ones with the reason, and what was typed over since. */
export function settledEdits(change: string, edits: Edits, refused: ReadonlyMap<string, Edit>): Patch[] {
  return [...edits].flatMap(([key, edit]): Patch[] => {
    const { sent, ...left } = edit;
    if (sent?.change !== change) return [];
    const refusal = refused.get(key)?.refusal;
    if (sent.text === edit.text) return [[key, refusal === undefined ? undefined : { ...left, refusal }]];
    // A count is a difference: what is typed now is about what was made of the one before.
    const count = edit.column === 'count' && refusal === undefined ? readCount(sent.text) : undefined;
    return [[key, count === undefined ? left : { ...left, seen: { ...left.seen, count } }]];
  });
}

/** All that is typed in a sheet, by cell; each step can be undone, the last one first. */
export class SheetEdits {
  #edits: Edits = new Map();
  #steps: { patches: Patch[]; joins: boolean }[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #keep: (patches: readonly Patch[]) => void;
  readonly #flush: () => Promise<void>;

  /** @param keep hears of all that is to be kept from now on @param flush keeps it at once */
  constructor(keep: (patches: readonly Patch[]) => void, flush = () => Promise.resolve()) {
    this.#keep = keep;
    this.#flush = flush;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly all = (): Edits => this.#edits;

  /** What was kept before a reload; what is typed already wins. */
  load(kept: Edits): void {
    this.#show(new Map([...kept, ...this.#edits]));
  }

  /** @param joins letters of one field are one step */
  change(patches: readonly Patch[], joins = false): void {
    if (patches.length === 0) return;
    const last = this.#steps.at(-1);
    const asSent = patches.map(([key, edit]): Patch => [key, edit && this.#asSent(key, edit)]);
    const goesOn = joins && last?.joins && last.patches.length === 1 && last.patches[0]?.[0] === patches[0]?.[0];
    if (!goesOn) {
      const before = patches.map(([key]): Patch => [key, this.#edits.get(key)]);
      this.#steps.push({ patches: before, joins });
    }
    this.#apply(asSent);
  }

  /** What is typed over a cell that was sent is not known to be new until it is known what became of it. */
  #asSent(key: string, edit: Edit): Edit {
    const sent = this.#edits.get(key)?.sent;
    return sent ? { ...edit, sent } : edit;
  }

  /** These are sent to be made with a change: kept with that before they go. */
  async send(change: string, keys: Iterable<string>): Promise<void> {
    this.settle(
      [...keys].flatMap((key): Patch[] => {
        const edit = this.#edits.get(key);
        return edit ? [[key, { ...edit, sent: { change, text: edit.text } }]] : [];
      }),
    );
    await this.#flush();
  }

  /** A change with which something was sent of which it is not known yet whether it was made; '' for none. */
  readonly sentIn = (): string => [...this.#edits.values()].find(({ sent }) => sent)?.sent?.change ?? '';

  /** A change was not made: what was sent with it is only typed again. */
  takeBack(change: string): void {
    this.settle(
      [...this.#edits].flatMap(([key, { sent, ...edit }]): Patch[] => (sent?.change === change ? [[key, edit]] : [])),
    );
  }

  /** Takes back the last step. @returns how many cells it was of */
  undo(): number {
    const step = this.#steps.pop();
    if (step) this.#apply(step.patches);
    return step?.patches.length ?? 0;
  }

  /** Nothing is typed any more; one step. */
  clear(): void {
    this.change([...this.#edits.keys()].map((key): Patch => [key, undefined]));
  }

  /** What the shop has taken over goes, what it refused stays with the reason: nobody has typed that. */
  settle(patches: readonly Patch[]): void {
    if (patches.length > 0) this.#apply(patches);
  }

  /** What was typed before is the shop's by now. */
  forgetSteps(): void {
    this.#steps = [];
  }

  #apply(patches: readonly Patch[]): void {
    const next = new Map(this.#edits);
    for (const [key, edit] of patches) {
      // The last one typed stands last.
      next.delete(key);
      if (edit) next.set(key, edit);
    }
    this.#keep(patches);
    this.#show(next);
  }

  #show(edits: Edits): void {
    this.#edits = edits;
    for (const listener of this.#listeners) listener();
  }
}
