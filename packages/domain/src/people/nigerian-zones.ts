import type { NigerianState } from './nigerian-states.ts';

/** The six geopolitical zones of Nigeria, by which its roads and couriers are told apart too. */
export const nigerianZones = {
  'North Central': ['Benue', 'Federal Capital Territory', 'Kogi', 'Kwara', 'Nasarawa', 'Niger', 'Plateau'],
  'North East': ['Adamawa', 'Bauchi', 'Borno', 'Gombe', 'Taraba', 'Yobe'],
  'North West': ['Jigawa', 'Kaduna', 'Kano', 'Katsina', 'Kebbi', 'Sokoto', 'Zamfara'],
  'South East': ['Abia', 'Anambra', 'Ebonyi', 'Enugu', 'Imo'],
  'South South': ['Akwa Ibom', 'Bayelsa', 'Cross River', 'Delta', 'Edo', 'Rivers'],
  'South West': ['Ekiti', 'Lagos', 'Ogun', 'Ondo', 'Osun', 'Oyo'],
} as const satisfies Record<string, readonly NigerianState[]>;

/** The states of its zone but itself; undefined for what is no state of Nigeria. */
export function neighboursOf(state: string): NigerianState[] | undefined {
  const zone: readonly NigerianState[] | undefined = Object.values(nigerianZones).find((states) =>
    (states as readonly string[]).includes(state),
  );
  return zone?.filter((other) => other !== state);
}
