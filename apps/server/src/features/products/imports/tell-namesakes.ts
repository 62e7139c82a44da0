import { oneLine } from '@oja/domain/goods/form-texts';
import type { ComparedGroup } from '@oja/domain/goods/import/compare-group';
import type { ProductForm } from '@oja/domain/goods/product-form';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { findNamesakes } from './namesakes.queries.ts';

/** What is told of goods in a file that the store may have already. */
type Fresh = Pick<ComparedGroup, 'rows' | 'problems' | 'form'>;

const plain = (text: string) => oneLine(text).toLowerCase();

/** What no SKU tells from others is known by its name alone. */
const isNamedOnly = ({ sku, name, variants }: ProductForm): boolean =>
  sku === '' && name !== '' && variants.every((variant) => variant.sku === '');

/**
 * Tells of rows without a SKU that are called like something the store has, and of rows whose SKU a draft asks for: the same list
 * sent twice must not double what there is. @param groups whose products are new
 */
export async function tellNamesakes(tx: Tx, sellerId: SellerId, groups: readonly Fresh[]): Promise<void> {
  const fresh = groups.flatMap((group) => (group.form ? [{ ...group, form: group.form }] : []));
  const names = fresh.flatMap(({ form }) => (isNamedOnly(form) ? [plain(form.name)] : []));
  const skus = fresh.flatMap(({ form }) => (form.sku === '' ? [] : [oneLine(form.sku)]));
  if (names.length + skus.length === 0) return;
  const there = await findNamesakes(tx, sellerId, { names, skus });
  const drafted = new Set(there.flatMap(({ sku, isDraft }) => (isDraft && sku !== '' ? [oneLine(sku)] : [])));
  const called = Map.groupBy(there, ({ name }) => name);
  for (const { rows, problems, form } of fresh) {
    const isDrafted = drafted.has(oneLine(form.sku));
    const text = isNamedOnly(form) ? wordsOf(called.get(plain(form.name)) ?? []) : isDrafted ? DRAFTED : '';
    if (text !== '') for (const row of rows) problems.tell(row, 'sku', text);
  }
}

const DRAFTED = 'A draft of yours has this SKU. Publish it or throw it away first.';

/** @returns '' where the store has nothing of that name */
function wordsOf(there: readonly { sku: string; isDraft: boolean }[]): string {
  const [product, another] = there.filter(({ isDraft }) => !isDraft);
  if (product && !another)
    return `You have a product of this name: write its SKU here, ${product.sku}, to change it, or a new one to add another.`;
  if (product)
    return 'You have products of this name: write here the SKU of the one to change, or a new one to add another.';
  return there.length > 0 ? 'You have a draft of this name: write a new SKU here to add another.' : '';
}

/**
 * Of new products those that the store has by now under the same name, or that come twice, where no SKU tells them apart: another
 * file with them may have been stored since they were compared. Writing of the store must be locked. @returns their ids
 */
export async function findDoubled(
  tx: Tx,
  sellerId: SellerId,
  products: readonly { productId: string; form: ProductForm }[],
): Promise<Set<string>> {
  const named = products.filter(({ form }) => isNamedOnly(form));
  if (named.length === 0) return new Set();
  const names = named.map(({ form }) => plain(form.name));
  const seen = new Set((await findNamesakes(tx, sellerId, { names, skus: [] })).map(({ name }) => name));
  const doubled = named.filter(({ form }) => {
    const name = plain(form.name);
    const isThere = seen.has(name);
    seen.add(name);
    return isThere;
  });
  return new Set(doubled.map(({ productId }) => productId));
}
