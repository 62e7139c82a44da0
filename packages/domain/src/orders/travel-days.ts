/** Working days that a parcel is on its way: at least, and at most. */
export interface DayRange {
  from: number;
  until: number;
}

/** The same by how far that is: within a state, to another state of its zone, to another zone. */
export interface TravelDays {
  inState: DayRange;
  inZone: DayRange;
  elsewhere: DayRange;
}

/** A parcel that takes longer is lost. */
const LONGEST = 60;

/** Reads '1-2,2-4,3-6'. @throws Error that says what is wrong */
export function readTravelDays(text: string): TravelDays {
  const ranges = text.split(',').map(readRange);
  if (ranges.length !== 3) throw new Error(expected);
  const [inState, inZone, elsewhere] = ranges as [DayRange, DayRange, DayRange];
  return { inState, inZone, elsewhere };
}

const expected = `it takes working days of travel, up to ${LONGEST}, within a state, within a zone and beyond it, as in '1-2,2-4,3-6'.`;

function readRange(text: string): DayRange {
  const days = /^(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  const range = { from: Number(days?.[1]), until: Number(days?.[2]) };
  if (!(range.from <= range.until && range.until <= LONGEST)) throw new Error(expected);
  return range;
}
