import type { BodyOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import { isLinkField, type StoreField, type StoreForm, storeProblems, wholeLink } from '@oja/domain/stores/store-form';
import type { StoreStatus } from '@oja/domain/stores/store-status';
import { writtenLine } from '@oja/domain/text/written-text';
import { refusal } from '../../http/refusal.ts';

type Changes = BodyOf<Endpoints['saveStore']>['changes'];

/** The fields of the form that are sent, as they are kept: lines without blanks around them, letters put together, links whole. */
export function sentFields({
  logo: _logo,
  banner: _banner,
  mailsOff: _mailsOff,
  ...sent
}: Changes): Partial<StoreForm> {
  const tidied = Object.entries(sent).map(([field, value]) => [field, tidy(field as StoreField, value)]);
  return Object.fromEntries(tidied) as Partial<StoreForm>;
}

function tidy(field: StoreField, value: Changes[StoreField]) {
  if (Array.isArray(value)) return [...new Set(value.map(asLine))].filter((courier) => courier !== '');
  if (typeof value !== 'string') return value;
  if (field === 'description') return value.normalize('NFC').trim();
  if (isLinkField(field)) return wholeLink(field, asLine(value));
  return field === 'cacNumber' ? value.replaceAll(/[\s-]/g, '').toUpperCase() : asLine(value);
}

const asLine = (text: string) => writtenLine(text.normalize('NFC'));

/**
 * Refuses a form in which something that is changed is wrong. While a store is being filled in, what it will need may still
 * be empty, but for its name; from then on nothing that was right may become wrong. @throws Refusal
 */
export function demandSound(status: StoreStatus, before: StoreForm, sent: Partial<StoreForm>): void {
  const form = { ...before, ...sent };
  const isBeingFilledIn = status === 'opening' || status === 'refused';
  const wrongBefore = storeProblems(before);
  const wrong = (Object.keys(storeProblems(form)) as StoreField[]).filter((field) => {
    if (isBeingFilledIn && field !== 'storeName' && form[field] === '') return false;
    return field in sent || (!isBeingFilledIn && wrongBefore[field] === undefined);
  });
  refuseWrong(wrong);
}

/** @throws Refusal that names what is wrong, if anything is */
export function refuseWrong(wrong: readonly StoreField[]): void {
  if (wrong.length === 0) return;
  throw refusal('store_incomplete', { fields: wrong.join(', ') });
}
