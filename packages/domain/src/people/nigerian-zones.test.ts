import { expect, it } from 'vitest';
import { nigerianStates } from './nigerian-states.ts';
import { neighboursOf, nigerianZones } from './nigerian-zones.ts';

it('puts each state, and the Federal Capital Territory, into one of six zones', () => {
  const zones = Object.values(nigerianZones);
  expect(zones).toHaveLength(6);
  expect(zones.flat().sort()).toEqual([...nigerianStates].sort());
});

it('knows the other states of a zone, and none of what is no state of Nigeria', () => {
  expect(neighboursOf('Enugu')).toEqual(['Abia', 'Anambra', 'Ebonyi', 'Imo']);
  expect(neighboursOf('Greater Accra')).toBeUndefined();
});
