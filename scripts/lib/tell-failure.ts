import { StartFailure } from '../../apps/server/src/database/start-failure.ts';

/** Runs `work`; what the person can put right ends the process with its line alone. */
export async function tellFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
