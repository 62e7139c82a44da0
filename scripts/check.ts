// npm run check: types, format and lint of TypeScript and Python, imports, what features ask of one another, where SQL stands, whether desks name their store, dead code, code that only tests use. Runs all of them and fails on any finding.
import { checkDesks } from './lib/check-desks.ts';
import { checkDoors } from './lib/check-doors.ts';
import { checkImports } from './lib/check-imports.ts';
import { checkPython } from './lib/check-python.ts';
import { checkSql } from './lib/check-sql.ts';
import { capture, programs } from './lib/run.ts';

async function program(name: string, ...args: string[]): Promise<{ ok: boolean; told: string }> {
  const { code, output } = await capture(process.execPath, [...args], { env: { FORCE_COLOR: '0' } });
  return { ok: code === 0, told: code === 0 ? name : `${name}\n${output.trim()}` };
}

async function imports(): Promise<{ ok: boolean; told: string }> {
  const { problems, modules } = await checkImports();
  const told = `imports: ${modules} modules read, as many as there are source files`;
  return problems.length === 0 ? { ok: true, told } : { ok: false, told: `imports\n${problems.join('\n')}` };
}

async function doors(): Promise<{ ok: boolean; told: string }> {
  const { problems, functions } = await checkDoors();
  const told = `questions, steps and commands: ${functions} functions`;
  return problems.length === 0 ? { ok: true, told } : { ok: false, told: `${told}\n${problems.join('\n')}` };
}

async function statements(): Promise<{ ok: boolean; told: string }> {
  const { problems, files } = await checkSql();
  const told = `SQL of features in its place: ${files} files without any`;
  return problems.length === 0 ? { ok: true, told } : { ok: false, told: `${told}\n${problems.join('\n')}` };
}

async function desks(): Promise<{ ok: boolean; told: string }> {
  const { problems, functions } = await checkDesks();
  const told = `statements of desks: ${functions} functions that name the store`;
  return problems.length === 0 ? { ok: true, told } : { ok: false, told: `${told}\n${problems.join('\n')}` };
}

async function python(): Promise<{ ok: boolean; told: string }> {
  const { problems, files } = await checkPython();
  const told = `Python of the demo's studio: ${files} files`;
  return problems.length === 0 ? { ok: true, told } : { ok: false, told: `${told}\n${problems.join('\n')}` };
}

/** Tests are no users: a rule that only they call is proven and never followed. */
const production = ['--config', 'knip.production.json', '--production', '--no-progress', '--include', 'files,exports'];

const checks = [
  () => program('types of the server and tools', programs.tsc, '-p', 'tsconfig.json', '--pretty', 'false'),
  () => program('types of the web', programs.tsc, '-p', 'apps/web/tsconfig.json', '--pretty', 'false'),
  () => program('types of journeys and measurements', programs.tsc, '-p', 'e2e/tsconfig.json', '--pretty', 'false'),
  () => program('format and lint', programs.biome, 'check', '--error-on-warnings', '--max-diagnostics=50', '.'),
  python,
  imports,
  doors,
  statements,
  desks,
  () => program('dead code', programs.knip, '--no-progress'),
  () => program('code that only tests use', programs.knip, ...production),
];

// Two at a time, told in their order.
const results: Array<{ ok: boolean; told: string }> = [];
const waiting = checks.entries();
async function checkOneByOne() {
  for (const [place, check] of waiting) results[place] = await check();
}
await Promise.all([checkOneByOne(), checkOneByOne()]);

for (const { ok, told } of results) {
  console.log(`${ok ? '✓' : '✗'} ${told}`);
  if (!ok) process.exitCode = 1;
}
