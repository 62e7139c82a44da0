import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const studio = new URL('studio/', import.meta.url);
/** What models are built with, beside one another. */
const tools = /^(shapes|materials|prints)\.py$/;

/** One statement of a module (`goods.room.file`, `shapes`) that begins at the margin, a decorator with what it decorates. */
type Block = { readonly module: string; readonly names: readonly string[]; readonly text: string };
/** What a name means in a module: its own block, one that it imports from another, or all of another. */
type Names = ReadonlyMap<string, readonly Block[]>;

/** Source of all that a good is built of: its own function and, through their names, what it calls of other modules. */
export class Models {
  readonly #digests = new Map<string, string>();

  /** @param folder of the studio's Python, with a `/` at its end */
  constructor(folder = studio) {
    const modules = new Map<string, Block[]>();
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/^goods\/\w+\/\w+\.py$/.test(file) && !tools.test(file)) continue;
      const module = file.slice(0, -'.py'.length).replaceAll('/', '.');
      modules.set(module, blocksOf(module, readFileSync(new URL(file, folder), 'utf8')));
    }
    const names = new Map([...modules].map(([module, blocks]) => [module, namesIn(blocks, modules)]));
    for (const block of [...modules.values()].flat()) {
      const decorator = /^@good\(([^)]*)\)/m.exec(block.text)?.[1] ?? '';
      const keys = [...decorator.matchAll(/'([a-z0-9-]+)'/g)].map(([, key = '']) => key);
      const source = keys.length === 0 ? '' : [...reached(block, names)].map(({ text }) => text).join('\n');
      for (const key of keys) this.#digests.set(key, createHash('sha256').update(source).digest('hex').slice(0, 16));
    }
  }

  /** Keys of the products that have a model. */
  get keys(): ReadonlySet<string> {
    return new Set(this.#digests.keys());
  }

  /** Changes when the model of the good does. @throws RangeError for a product without a model */
  digestOf(good: string): string {
    const digest = this.#digests.get(good);
    if (digest === undefined) throw new RangeError(`No model in pictures/studio/goods says how ${good} looks.`);
    return digest;
  }
}

function blocksOf(module: string, source: string): Block[] {
  const blocks: Block[] = [];
  let decorators = '';
  for (const part of source.split(/^(?=@|def |class |from |import |[A-Za-z_][\w, ]*(?::[^\n=]*)?= )/m)) {
    if (part.startsWith('@')) {
      decorators += part;
      continue;
    }
    blocks.push({
      module,
      names: /^(?:def |class )?([\w, ]+)/.exec(part)?.[1]?.match(/\w+/g) ?? [],
      text: (decorators + part).trimEnd(),
    });
    decorators = '';
  }
  return blocks;
}

function namesIn(blocks: readonly Block[], modules: ReadonlyMap<string, readonly Block[]>): Names {
  const names = new Map<string, readonly Block[]>();
  for (const block of blocks) {
    const [, other = '', imported = ''] = /^from ([\w.]+) import ([^#]*)/.exec(block.text) ?? [];
    for (const [, word = '', alias = word] of imported.matchAll(/(\w+)(?: as (\w+))?/g)) {
      const meant = modules.get(`${other}.${word}`) ?? modules.get(other)?.filter(({ names }) => names.includes(word));
      if (meant) names.set(alias, meant);
    }
    if (!/^(from|import) /.test(block.text)) for (const name of block.names) names.set(name, [block]);
  }
  return names;
}

function reached(from: Block, names: ReadonlyMap<string, Names>): Set<Block> {
  const seen = new Set([from]);
  for (const block of seen) {
    for (const [word] of block.text.matchAll(/[A-Za-z_]\w*/g)) {
      for (const meant of names.get(block.module)?.get(word) ?? []) seen.add(meant);
    }
  }
  return seen;
}
