import type { HelpTopic } from '@oja/contract/content';
import { describe, expect, it } from 'vitest';
import { askedIn, findQuestions, sentenceAsked } from './find-questions.ts';

const topic = (title: string, questions: Record<string, string>): HelpTopic => ({
  slug: title.toLowerCase(),
  title,
  description: '',
  questions: Object.entries(questions).map(([question, text]) => ({
    slug: question,
    question,
    answer: [{ kind: 'paragraph', spans: [{ text }] }],
  })),
});

const topics = [
  topic('Payment', {
    'How can I pay?': 'By card.',
    'My card was charged twice.': 'One goes back.',
    'What is tax?': 'Ten per cent.',
  }),
  topic('Returns', {
    'How do I return something?': 'Write to us.',
    'When do I get my money?': 'After the return, on your card or as credit.',
    'Can I change the adìrẹ I bought?': 'Yes.',
  }),
];
const found = (query: string) => findQuestions(topics, query).map(({ question }) => question);

describe('the search of the help centre', () => {
  it('puts a word in the question before the same word in the answer [LINK-03]', () => {
    expect(found('card')).toEqual(['My card was charged twice.', 'How can I pay?', 'When do I get my money?']);
  });

  it('puts what holds every word first, in whatever order and number, and forgives what tells nothing', () => {
    expect(found('how do I get my card charged')[0]).toBe('My card was charged twice.');
    expect(found('returns card')[0]).toBe('When do I get my money?');
    expect(found('card elephant')).toEqual(found('card'));
  });

  it('knows what a topic is about: money back is what returns are for [LINK-03]', () => {
    const delivery = topic('Delivery', { 'My parcel never came.': 'Then you get your money back.' });
    const returns = {
      ...topic('Returns', { 'When is it on my card?': 'In ten days.', 'How do I send it?': 'In a box.' }),
    };
    const about = { ...returns, description: 'Sending goods back and getting your money.' };
    expect(findQuestions([delivery, about], 'money back').map(({ question }) => question)).toEqual([
      'When is it on my card?',
      'How do I send it?',
      'My parcel never came.',
    ]);
  });

  it('puts the answer that speaks of it before others of its topic [LINK-03]', () => {
    const refunds = topic('Returns and refunds', {
      'Who pays for sending it back?': 'You.',
      'When do I get my money?': 'A refund to a card takes three days.',
      'Can I exchange it?': 'Yes.',
    });
    const first = (query: string) => findQuestions([refunds], query)[0]?.question;
    expect(first('refund')).toBe('When do I get my money?');
    expect(first('exchange refunds')).toBe('Can I exchange it?');
  });

  it('stops where nobody looks any more', () => {
    const many = topic('Many', Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`Card ${at}?`, 'Yes.'])));
    expect(findQuestions([many], 'card')).toHaveLength(10);
  });

  it('finds nothing for nothing, and nothing for what is nowhere', () => {
    expect(found('')).toEqual([]);
    expect(found('  ?!')).toEqual([]);
    expect(found('elephant')).toEqual([]);
    expect(found('elephant <b>')).toEqual([]);
  });

  it('does not mind capitals, marks and characters that mean something to a pattern', () => {
    expect(found('ADIRE')).toEqual(['Can I change the adìrẹ I bought?']);
    expect(found('tax (.*)+')).toEqual(['What is tax?']);
  });

  it('marks what was asked for, each whole word once [HELP-01]', () => {
    const marked = (text: string, query: string) =>
      askedIn(text, query).map(({ start, end }) => text.slice(start, end));
    expect(marked('My card was charged twice.', 'charge charged card')).toEqual(['card', 'charged']);
    expect(marked('Returns and refunds', 'fund')).toEqual(['refunds']);
    expect(marked('Can I return the adìrẹ?', 'adir')).toEqual(['adìrẹ']);
  });

  it('names the sentence of an answer that holds most of what was asked for [HELP-01]', () => {
    const answers = topic('Payment', {
      'When?': 'A card is charged at once. A refund to a card of ₦1,500.00 takes ten days. It is free.',
    });
    const [question] = answers.questions;
    if (!question) throw new Error('The topic has no question.');
    expect(sentenceAsked(question, 'card refund')).toBe('A refund to a card of ₦1,500.00 takes ten days.');
    expect(sentenceAsked(question, 'cards')).toBe('A card is charged at once.');
    expect(sentenceAsked(question, 'elephant')).toBe('A card is charged at once.');
  });
});
