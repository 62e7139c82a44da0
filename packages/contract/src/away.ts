import { type Static, Type } from 'typebox';

/** The days of a holiday. */
export const days = {
  from: Type.String({ format: 'date', description: 'The first day in Lagos on which nothing is sold' }),
  until: Type.String({ format: 'date', description: 'The last one' }),
};

export const Away = Type.Object(days, {
  $id: 'Away',
  description: 'The holiday of a store that is now, or comes: what is kept still says on its first day that it is away',
});
export type Away = Static<typeof Away>;
