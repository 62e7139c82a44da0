const totals = '.cart-layout .amount, .checkout-summary .amount';
const timing = { duration: 320, easing: 'cubic-bezier(.22, .8, .3, 1)' };

/**
 * In what a cart costs, the digits that change roll to their new ones, where the browser can do it and the shopper wants
 * motion. They are drawn over the text, which is hidden as long and otherwise left alone: readers hear the amount once.
 */
export function rollDigits(): void {
  if (!('highlights' in CSS)) return;
  const hidden = new Highlight();
  CSS.highlights.set('rolling', hidden);
  const watching = new MutationObserver((changes) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const amountOf = ({ target }: MutationRecord) => target.parentElement?.closest<HTMLElement>(totals);
    // What is still rolling was of the last amount.
    for (const change of changes)
      for (const column of amountOf(change)?.querySelectorAll('.rolling') ?? []) column.remove();
    for (const change of changes) {
      const amount = amountOf(change);
      if (amount) roll(amount, change.target as Text, change.oldValue ?? '', hidden);
    }
  });
  watching.observe(document.body, { characterData: true, characterDataOldValue: true, subtree: true });
}

function roll(amount: HTMLElement, text: Text, was: string, hidden: Highlight): void {
  const now = text.data;
  const grows = amountIn(now) > amountIn(was);
  for (let at = 0; at < now.length; at += 1) {
    const digit = now[at] ?? '';
    // From the right, where both have their units.
    const last = was[at - now.length + was.length] ?? ' ';
    const range = new Range();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (digit === last || width === 0) continue;
    const column = document.createElement('span');
    column.className = 'rolling';
    column.ariaHidden = 'true';
    column.dataset.digits = (grows ? [last, digit] : [digit, last]).join('\n');
    hidden.add(range);
    amount.append(column);
    const frame = column.offsetParent?.getBoundingClientRect();
    column.style.cssText = `left:${left - (frame?.left ?? 0)}px;top:${top - (frame?.top ?? 0)}px;height:${height}px;line-height:${height}px`;
    const rolling = column.animate(
      { translate: ['0', '0 -50%'] },
      { ...timing, direction: grows ? 'normal' : 'reverse', pseudoElement: '::before' },
    );
    rolling.onfinish = () => {
      hidden.delete(range);
      column.remove();
    };
  }
}

const amountIn = (written: string) => Number(written.replace(/\D/g, ''));
