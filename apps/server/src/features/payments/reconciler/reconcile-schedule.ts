const minute = 60;
const hour = 60 * minute;

/** Seconds after a payment was begun, then every six hours until the third day ends. */
const first = [30, 2 * minute, 5 * minute, 10 * minute, 20 * minute, 40 * minute, hour, 2 * hour];
const later = 6 * hour;
const last = 72 * hour;

/** The age, in seconds, at which a payment of this age is checked next; null: it is closed. */
export function nextCheckAge(age: number): number | null {
  const soon = first.find((point) => point > age);
  if (soon !== undefined) return soon;
  const next = (Math.floor(age / later) + 1) * later;
  return next <= last ? next : null;
}
