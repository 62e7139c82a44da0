import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

it('draws the three corner squares of a code and leaves its quiet edge empty', () => {
  const { size, path } = qrPath('ORD-1767225604821');
  // Version 1 or 2 with four modules of edge on each side.
  expect([29, 33]).toContain(size);
  // The top of both upper corners: seven dark modules, four from the edge.
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
  expect(path).toContain(`M${size - 11} 4h7v1h-7z`);
  expect(path).toContain(`M4 ${size - 5}h7v1h-7z`);
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});
