import { call } from './api.ts';

/** Milliseconds between two looks; a retry that was in vain makes the next one wait twice as long. */
const shortest = 10_000;
const longest = 120_000;
let pause = shortest;

/**
 * Calls back once the shop answers again, looking for it now and then while somebody can see the page. For screens whose
 * content could not be read: what failed with the shop recovers with it. Answers what ends the waiting.
 */
export function whenShopAnswers(callback: () => void): () => void {
  let ended = false;
  // Not all browsers in the same second: the shop has just come up.
  const after = (milliseconds: number) => setTimeout(look, milliseconds * (0.75 + Math.random() / 2));
  let timer = after(pause);
  async function look() {
    const answers = !document.hidden && (await call('health', {}).catch(() => null));
    if (ended) return;
    if (!answers) {
      timer = after(shortest);
      return;
    }
    pause = Math.min(2 * pause, longest);
    setTimeout(() => (pause = shortest), 2 * longest);
    callback();
  }
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
