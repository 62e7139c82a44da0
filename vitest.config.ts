import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // Two on a machine of two: a test waits for its database half of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,demo,scripts,chaos}/**/*.test.ts'],
          exclude: [...ignored, '**/*.int.test.ts'],
          // For what hangs, not for what a busy machine is slow at.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps,demo,scripts,chaos}/**/*.int.test.ts'],
          exclude: ignored,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
