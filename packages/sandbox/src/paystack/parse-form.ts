type Branch = { [key: string]: Branch | string };

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 6;

/**
 * Reads `application/x-www-form-urlencoded` with PHP's bracket names, as `http_build_query` writes them:
 * `split[subaccounts][0][share]=100`. Every leaf is a string; a branch whose keys are 0, 1, 2 … becomes an array.
 */
export function parseForm(text: string): Record<string, unknown> {
  const root: Branch = {};
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, child]) => [key, withArrays(child)]));
}

function pathOf(name: string): string[] {
  const [head = ''] = name.split('[', 1);
  return [head, ...[...name.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
}

function place(root: Branch, path: string[], value: string): void {
  if (path.length > MAX_DEPTH || path.some((key) => FORBIDDEN.has(key))) return;
  let branch = root;
  for (const [index, part] of path.entries()) {
    const key = part === '' && index > 0 ? String(Object.keys(branch).length) : part;
    if (index === path.length - 1) {
      branch[key] = value;
      return;
    }
    const known = branch[key];
    const child = typeof known === 'object' ? known : {};
    branch[key] = child;
    branch = child;
  }
}

function withArrays(node: Branch | string): unknown {
  if (typeof node === 'string') return node;
  const keys = Object.keys(node);
  const values = Object.values(node).map(withArrays);
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) return values;
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}
