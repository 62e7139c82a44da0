import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ignored = ['**/node_modules/**', '**/dist/**'];
const folders = '{packages,apps,demo,scripts,chaos}';
/** Two for each processor: a test waits for its database, or for a process that it has started, half of the time. */
const workers = 2 * availableParallelism();

/** The longest, in this order: what takes minutes must not be begun last. */
const longest = [
  'giving-back-first.int',
  'giving-back-second.int',
  'crashes-while-buying.system',
  'crashes-while-telling.system',
  'mutants.system',
  'chaos.system',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.ts`],
          exclude: [...ignored, '**/*.{int,system}.test.ts'],
          maxWorkers: workers,
          // For what hangs, not for what a busy machine is slow at.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: [`${folders}/**/*.int.test.ts`],
          exclude: ignored,
          globalSetup: ['testing/database/global-setup.ts'],
          maxWorkers: workers,
          // The server's modules are read once a worker; what a file changes lies in its database.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // What starts and kills servers and databases, or needs a process for itself. Beside the others: it waits most.
          name: 'system',
          include: [`${folders}/**/*.system.test.ts`],
          exclude: ignored,
          globalSetup: ['testing/database/global-setup.ts'],
          maxWorkers: workers,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
