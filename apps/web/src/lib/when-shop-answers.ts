import { addressOf } from '@oja/contract/client';

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
  let timer = setTimeout(look, pause);
  async function look() {
    const answers = !document.hidden && (await fetch(addressOf('health', {})).catch(() => null))?.ok;
    if (ended) return;
    if (!answers) {
      timer = setTimeout(look, shortest);
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
