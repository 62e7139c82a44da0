/**
 * For StrykerJS, which runs in this folder: like the unit tests of the whole, a test may be slow, but not hang. What code
 * costs is not asked of code that counts its own steps.
 */
export default {
  test: { testTimeout: 60_000, exclude: ['**/node_modules/**', '**/*.cost.test.ts'] },
};
