import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

it('the nearest name is found among 60 long names for each of a part of a file before anybody waits', () => {
  const long = Array.from({ length: 60 }, (_, at) => `${at} `.padEnd(60, 'abcdefghij'));
  const begun = process.cpuUsage();
  for (let at = 0; at < 250; at++) nearestName(`${at} `.padEnd(60, 'jihgfedcba'), long);
  // Whatever else the machine does meanwhile.
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(600);
});
