const looks = [
  'bg-palm-soft text-palm',
  'bg-clay-soft text-clay',
  'bg-sun text-on-sun',
  'bg-indigo text-canvas',
  'bg-palm text-on-palm',
] as const;

/** The cloth of a store without a banner of its own: always the same for the same name. */
export function bannerLook(storeName: string): string {
  let sum = 0;
  for (const letter of storeName) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return looks[sum % looks.length] ?? looks[0];
}
