import { type Static, Type } from 'typebox';

export const DaySpan = Type.Object({
  from: Type.String({ format: 'date', description: 'The first day in Lagos on which it may arrive' }),
  until: Type.String({ format: 'date', description: 'The last one' }),
});

export const Arrival = Type.Object(
  {
    state: Type.String({ description: 'Of Nigeria, from which its store sends' }),
    days: Type.Integer({ minimum: 0, description: 'Working days within which its store sends' }),
    neighbours: Type.Array(Type.String(), { description: 'The other states of the same zone' }),
    inState: DaySpan,
    inZone: DaySpan,
    elsewhere: DaySpan,
    deliversTo: Type.Optional(
      Type.Array(Type.String(), {
        description: 'The states that the shop delivers to, where that is not all of Nigeria',
      }),
    ),
  },
  {
    $id: 'Arrival',
    description: 'When what is ordered now arrives, by the clock of the shop: in its own state, in its zone and beyond',
  },
);
export type Arrival = Static<typeof Arrival>;
