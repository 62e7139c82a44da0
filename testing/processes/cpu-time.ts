/**
 * Milliseconds of a processor that this process, and so a shop within it, worked meanwhile: a busy machine makes waiting
 * long, but no work.
 */
export async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
