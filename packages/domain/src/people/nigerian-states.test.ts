import { expect, it } from 'vitest';
import { nigerianStates, typicalPostalCode } from './nigerian-states.ts';

it('lists the 36 states and the Federal Capital Territory in order', () => {
  expect(nigerianStates).toHaveLength(37);
  expect([...nigerianStates].sort()).toEqual(nigerianStates);
});

it('knows a six-digit postal code of its own for each', () => {
  const codes = nigerianStates.map(typicalPostalCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBe(37);
  expect(typicalPostalCode('Lagos')).toBe('100001');
});

it.each(['', 'Ashanti', 'toString'])('knows none for %j', (state) => {
  expect(typicalPostalCode(state)).toBeUndefined();
});
