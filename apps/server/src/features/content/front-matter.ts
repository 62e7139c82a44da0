import type { Static, TSchema } from 'typebox';
import { parse } from 'yaml';
import { bodyValidatorOf } from '../../http/schemas/compile-validators.ts';
import { ContentFailure } from './content-failure.ts';

export interface Matter<T> {
  facts: T;
  text: string;
  /** How many lines of the file stand above `text`. */
  linesBefore: number;
}

const fenced = /^---\n(.*?)\n---\n(.*)$/s;

/** Splits a file into the facts between its `---` lines and the text below. Throws `ContentFailure`. */
export function readFrontMatter<S extends TSchema>(file: string, source: string, schema: S): Matter<Static<S>> {
  const [, head = '', text = ''] = fenced.exec(source) ?? [];
  if (head === '') throw new ContentFailure(file, 'it must begin with facts between two lines of ---.');
  const facts: unknown = parseFacts(file, head);
  const isRight = bodyValidatorOf(schema)();
  const [problem] = isRight(facts) ? [] : (isRight.errors ?? []);
  if (problem) throw new ContentFailure(file, `${problem.instancePath.slice(1) || 'the head'} ${problem.message}.`);
  return { facts: facts as Static<S>, text, linesBefore: head.split('\n').length + 2 };
}

function parseFacts(file: string, head: string): unknown {
  try {
    return parse(head);
  } catch (cause) {
    throw new ContentFailure(file, (cause as Error).message);
  }
}
