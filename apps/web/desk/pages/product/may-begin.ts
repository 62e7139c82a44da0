import { isUnknown } from '../../../src/lib/is-unknown.ts';
import type { KeptForm } from '../../features/goods-form/kept-forms.ts';

/**
 * Whether a form that is opened anew is that of a product which the shop does not have. Without an answer of the shop, that is
 * known only of what was written before the shop had any of it.
 */
export function mayBegin(error: Error | null, isNew: boolean, kept: KeptForm | null | undefined): boolean {
  if (!error) return false;
  if (isUnknown(error)) return isNew || Boolean(kept);
  return Boolean(kept && kept.version === 0 && kept.editVersion === 0);
}
