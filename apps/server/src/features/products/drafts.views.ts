import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import type { Draft } from '@oja/contract/desks/desk-products';
import { firstName } from '../teams/teams.questions.ts';
import type { DraftRow } from './drafts.queries.ts';

export function draftHead({ id, version, keptAt, keptBy }: DraftRow) {
  return { id, version, keptAt: keptAt.toISOString(), keptBy: firstName(keptBy) };
}

/** @param pictures those that forms of the store name */
export function draftView(row: DraftRow, pictures: readonly DeskPicture[]): Draft {
  const { form } = row;
  return { ...draftHead(row), form, pictures: pictures.filter(({ id }) => form.pictures.some((own) => own.id === id)) };
}
