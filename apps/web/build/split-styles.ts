import { type Rule, type Selector, transform } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';

/** What the second file leaves out, because no later rule can depend on its place: it stands in the document, whole. */
const onlyInDocument = ['theme', 'base'];

/**
 * Divides the one stylesheet in two. The document carries what Home and the shell need: everything except the rules of
 * classes that no module of the entry names. `later-<hash>.css` is for all other pages and holds every component and
 * utility, those of the document too: only in one complete list does `sm:p-4` surely stand behind `p-2`.
 */
export function splitStyles(): Plugin {
  return {
    name: 'split-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const whole = Object.values(bundle).find(({ fileName }) => /\/style-[^/]*\.css$/.test(fileName));
        if (whole?.type !== 'asset') throw new Error('The build made no stylesheet to divide.');
        const code = Buffer.from(whole.source);
        const named = wordsOf(initialChunks(bundle));
        whole.source = without(code, (rule) => rule.type === 'style' && !rule.value.selectors.some(fits(named)));
        const later = without(
          code,
          (rule) =>
            rule.type === 'font-face' ||
            (rule.type === 'layer-block' && onlyInDocument.includes(rule.value.name?.[0] ?? '')),
        );
        this.emitFile({ type: 'asset', name: 'later.css', source: later });
      },
    },
  };
}

/** What a visit of Home executes at once, React itself aside. */
function initialChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = new Set<Rolldown.OutputChunk>();
  const take = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports.forEach(take);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) take(chunk.fileName);
  return [...chunks].filter(({ name }) => name !== 'react');
}

/** As Tailwind finds them: whatever stands between quotes and spaces may be a class. */
const wordsOf = (chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> =>
  new Set(chunks.flatMap(({ code }) => code.split(/[\s"'`]+/)));

/** Whether an element that carries only these classes could match the selector. */
const fits =
  (classes: ReadonlySet<string>) =>
  (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      const alternatives = part.type === 'pseudo-class' && 'selectors' in part && part.kind !== 'not';
      return !alternatives || (part.selectors as Selector[]).some(fits(classes));
    });

function without(code: Uint8Array, leavesOut: (rule: Rule) => boolean): Uint8Array {
  const Rule = (rule: Rule) => (leavesOut(rule) ? [] : undefined);
  return transform({ filename: 'style.css', code, minify: true, visitor: { Rule } }).code;
}
