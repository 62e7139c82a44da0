// node --import: a server process of a test, with some of its sources altered as they are loaded, that may end at a moment.
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Alteration, alter } from './alteration.ts';
import { watchMoments } from './moments.ts';

const { ALTERATIONS = '[]', ARMED_FILE = '' } = process.env;
const alterations = JSON.parse(ALTERATIONS) as Alteration[];
const sources = path.resolve(import.meta.dirname, '../..');

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith('file:')) return loaded;
    const file = path.relative(sources, fileURLToPath(url));
    const wanted = alterations.filter((alteration) => alteration.file === file);
    if (wanted.length === 0) return loaded;
    return { ...loaded, source: alter(String(loaded.source), wanted) };
  },
});

watchMoments(ARMED_FILE);
