import type { Draft } from '@oja/contract/desks/desk-drafts';
import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import { firstName } from '../teams/teams.questions.ts';
import type { DraftRow } from './drafts.queries.ts';

export function draftHead(row: Omit<DraftRow, 'form' | 'baseVersion' | 'seen' | 'status'>) {
  const { id, version, keptAt, keptBy, state, submittedAt, reasons, note } = row;
  return {
    ...{ id, version, state, reasons, note },
    keptAt: keptAt.toISOString(),
    keptBy: firstName(keptBy),
    submittedAt: submittedAt?.toISOString() ?? null,
  };
}

/** @param pictures those that forms of the store name */
export function draftView(row: DraftRow, pictures: readonly DeskPicture[]): Draft {
  const { form } = row;
  return { ...draftHead(row), form, pictures: pictures.filter(({ id }) => form.pictures.some((own) => own.id === id)) };
}
