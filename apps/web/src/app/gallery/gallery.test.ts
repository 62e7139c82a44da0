import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ui = path.join(import.meta.dirname, '../../ui');
/** Icons, which are drawn everywhere, what only others are made of, and a place that shows what is put into it. */
const noComponents = ['icon.tsx', 'field.tsx', 'beside.tsx'];

const sourcesOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !noComponents.includes(file))
    .map((file) => ({ file, source: readFileSync(path.join(folder, file), 'utf8') }));

it('shows every component of ui', () => {
  const gallery = sourcesOf(import.meta.dirname)
    .map(({ source }) => source)
    .join('\n');
  const missing = sourcesOf(ui).filter(({ source }) => {
    const components = [...source.matchAll(/^export (?:function|class) ([A-Z]\w+)/gm)].map(([, name]) => name);
    return !components.some((name) => gallery.includes(`<${name}`) || gallery.includes(`name="${name}"`));
  });
  expect(missing.map(({ file }) => file)).toEqual([]);
});
