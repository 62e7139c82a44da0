import type { LoadProgress } from '@oja/testing/scale/load-shop';

const width = 30;

/** A bar that fills where somebody watches; a line for each part where the output goes into a file. */
export function progressBar(out: NodeJS.WriteStream): LoadProgress {
  let shown = '';
  let since = performance.now();
  return (what, done, of) => {
    if (what !== shown) since = performance.now();
    const seconds = (performance.now() - since) / 1000;
    const whole = done >= of;
    const rate = seconds > 0 && of > width ? `, ${Math.round(done / seconds).toLocaleString('en')} a second` : '';
    const text = `${what.padEnd(20)} ${done.toLocaleString('en')} of ${of.toLocaleString('en')}${rate}`;
    if (out.isTTY) {
      const full = Math.round((done / of) * width);
      const line = `${'█'.repeat(full)}${'░'.repeat(width - full)} ${text}`;
      out.write(`\r${line.slice(0, out.columns - 1)}\u001b[K${whole ? '\n' : ''}`);
    } else if (whole && (what !== shown || seconds > 0)) {
      out.write(`${text}\n`);
    }
    shown = what;
  };
}
