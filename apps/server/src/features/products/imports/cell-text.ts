import { controlsWithinText, directionMarks } from '@oja/domain/text/written-text';

const unwritten = new RegExp(`[${controlsWithinText}${directionMarks}]`, 'gu');

/** A text of a file without what nobody writes: a file cannot be refused for a mark that nobody sees. */
export const cellText = (text: string): string => text.replace(unwritten, '');
