/**
 * The 36 states and the Federal Capital Territory with the postal code of their capital's head office: a start that the
 * buyer can change, because every district has its own.
 */
const postalCodes = {
  Abia: '440001',
  Adamawa: '640001',
  'Akwa Ibom': '520001',
  Anambra: '420001',
  Bauchi: '740001',
  Bayelsa: '561001',
  Benue: '970001',
  Borno: '600001',
  'Cross River': '540001',
  Delta: '320001',
  Ebonyi: '480001',
  Edo: '300001',
  Ekiti: '360001',
  Enugu: '400001',
  'Federal Capital Territory': '900001',
  Gombe: '760001',
  Imo: '460001',
  Jigawa: '720001',
  Kaduna: '800001',
  Kano: '700001',
  Katsina: '820001',
  Kebbi: '860001',
  Kogi: '260001',
  Kwara: '240001',
  Lagos: '100001',
  Nasarawa: '950001',
  Niger: '920001',
  Ogun: '110001',
  Ondo: '340001',
  Osun: '230001',
  Oyo: '200001',
  Plateau: '930001',
  Rivers: '500001',
  Sokoto: '840001',
  Taraba: '660001',
  Yobe: '620001',
  Zamfara: '880001',
} as const;

export type NigerianState = keyof typeof postalCodes;

/** In alphabetical order. */
export const nigerianStates = Object.keys(postalCodes) as NigerianState[];

/** Six digits to prefill the zip code with; undefined outside Nigeria. */
export function typicalPostalCode(state: string): string | undefined {
  return Object.hasOwn(postalCodes, state) ? postalCodes[state as NigerianState] : undefined;
}
