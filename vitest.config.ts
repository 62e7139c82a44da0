import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ignored = ['**/node_modules/**', '**/dist/**'];

/** The longest, in this order: what takes minutes must not be begun last. Every other one of them mostly waits. */
const longest = [
  'giving-back-first',
  'crashes',
  'giving-back-second',
  'start-connection',
  'chaos/chaos',
  'filled-memory',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`${name}.int.test.ts`));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
