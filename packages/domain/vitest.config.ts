import { defineConfig } from 'vitest/config';

/** For StrykerJS, which runs in this folder: like the unit tests of the whole, a test may be slow, but not hang. */
export default defineConfig({ test: { testTimeout: 60_000 } });
