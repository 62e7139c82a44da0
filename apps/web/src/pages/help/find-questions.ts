import type { HelpQuestion, HelpTopic } from '@oja/contract/content';
import { plainLetters } from '@oja/domain/text/plain-letters';
import { highlightRanges, type Range } from '../../lib/text/highlight.ts';

export interface FoundQuestion extends HelpQuestion {
  topic: string;
}

/** Further down nobody looks. */
const MOST_FOUND = 10;

/** Words that stand in every question and tell none from another. */
const common = new Set(
  'a an and are be can do does did for from get have how i if in is it me my not of on or that the there to was what when where which who why will with you your'.split(
    ' ',
  ),
);

/**
 * The questions that answer a query, best first: those that hold every word of it before those that hold some, a word in
 * the question before one in the answer, one in both before either, the start of a word before its middle.
 */
export function findQuestions(topics: readonly HelpTopic[], query: string): FoundQuestion[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scored = topics.flatMap((topic) =>
    topic.questions.flatMap((question) => {
      const score = scoreOf(question, topic, words);
      if (score.words === 0) return [];
      return [{ score, found: { ...question, topic: topic.title } }];
    }),
  );
  return scored
    .sort((a, b) => b.score.words - a.score.words || b.score.weight - a.score.weight)
    .slice(0, MOST_FOUND)
    .map(({ found }) => found);
}

/** What of a text a query asks for, in whole words, in its order and apart. */
export const askedIn = (text: string, query: string): Range[] =>
  apart(wordsOf(query).flatMap((word) => highlightRanges(text, word).map((range) => wholeWords(text, range))));

/** The sentence of an answer that holds most of what a query asks for; of several the first, as where none holds any. */
export function sentenceAsked({ answer }: HelpQuestion, query: string): string {
  const sentences = answer.flatMap((block) =>
    textOfBlock(block)
      // 'No. Your account …' is one.
      .replaceAll(/(?<=.{20})([.?!]) /g, '$1\n')
      .split('\n'),
  );
  const words = wordsOf(query);
  const heldBy = (sentence: string) => words.filter((word) => plainLetters(sentence).includes(word)).length;
  const most = Math.max(...sentences.map(heldBy));
  return sentences.find((sentence) => heldBy(sentence) === most) ?? '';
}

/** The words that count, without an ending that the other form of the word lacks: `returns` finds `return`. */
function wordsOf(query: string): string[] {
  const words = plainLetters(query).match(/[a-z0-9]+/g) ?? [];
  const telling = words.filter((word) => word.length > 1 && !common.has(word));
  return (telling.length > 0 ? telling : words).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

const weights = { question: 8, topic: 3, about: 2, answer: 1 } as const;

function scoreOf({ question, answer }: HelpQuestion, topic: HelpTopic, words: readonly string[]) {
  const texts = {
    question: plainLetters(question),
    topic: plainLetters(topic.title),
    about: plainLetters(topic.description),
    answer: plainLetters(answer.map(textOfBlock).join(' ')),
  };
  let found = 0;
  let weight = 0;
  for (const word of words) {
    const gains = Object.entries(weights).map(([place, gain]) => {
      const text = texts[place as keyof typeof weights];
      if (!text.includes(word)) return 0;
      return new RegExp(`\\b${word}`).test(text) ? gain * 2 : gain;
    });
    const gain = gains.reduce((sum, one) => sum + one);
    if (gain > 0) found += 1;
    weight += gain;
  }
  return { words: found, weight };
}

function textOfBlock(block: HelpQuestion['answer'][number]): string {
  const lines =
    block.kind === 'list'
      ? block.items
      : block.kind === 'table'
        ? [...block.head, ...block.rows.flat()]
        : [block.spans];
  return lines.map((spans) => spans.map(({ text }) => text).join('')).join(' ');
}

const isOfWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);

/** Half a marked word reads as a slip. */
function wholeWords(text: string, { start, end }: Range): Range {
  let from = start;
  let to = end;
  while (isOfWord(text[from - 1])) from -= 1;
  while (isOfWord(text[to])) to += 1;
  return { start: from, end: to };
}

/** In their order, those that touch as one. */
function apart(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}
