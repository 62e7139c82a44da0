import type { ProductForm } from '@oja/domain/goods/product-form';
import { newId } from '../../../src/lib/new-id.ts';

/** Products that are begun in this visit: the shop does not know them yet. */
const begun = new Map<string, Partial<ProductForm>>();

/** The id of a new product. @param beginning what it has in common with the one before */
export function beginProduct(beginning: Partial<ProductForm> = {}): string {
  const id = newId();
  begun.set(id, beginning);
  return id;
}

export const begunWith = (id: string): Partial<ProductForm> | undefined => begun.get(id);

/** The shop knows it now. */
export function forgetBegun(id: string): void {
  begun.delete(id);
}
