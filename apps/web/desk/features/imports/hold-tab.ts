/** Locks are there only where the page came over a safe line. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Does something in one tab at a time, and keeps it there until that tab is closed; others wait for it. */
export async function holdTab(name: string, work: () => Promise<void>): Promise<void> {
  const held = locks();
  if (!held) return work();
  await held.request(`oja-desk ${name}`, async () => {
    await work();
    await new Promise(() => {});
  });
}

/** Does something unless another tab does it at this moment. @returns whether it was done here */
export async function unlessElsewhere(name: string, work: () => Promise<void>): Promise<boolean> {
  const held = locks();
  if (!held) {
    await work();
    return true;
  }
  return held.request(`oja-desk ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
