import { describe, expect, it } from 'vitest';
import {
  controlCharacters,
  controlsWithinText,
  directionMarks,
  withoutDirectionMarks,
  writtenLine,
} from './written-text.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const controls = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)];
const halves = [0xdc00, 0xdfff, 0xd800, 0xdbff];
const marks = [...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];

describe('characters that nobody writes: G19', () => {
  const matched = (inside: string) => {
    const one = new RegExp(`^[${inside}]$`, 'u');
    return range(0, 0xffff).filter((code) => one.test(String.fromCharCode(code)));
  };

  it('are the control characters, halves of pairs, and in a text no tab or line break', () => {
    const halvesAll = range(0xd800, 0xdfff);
    expect(matched(controlCharacters)).toEqual([...controls, ...halvesAll]);
    const allowed = ['\t', '\n', '\r'].map((each) => each.charCodeAt(0));
    expect(matched(controlsWithinText)).toEqual([...controls.filter((code) => !allowed.includes(code)), ...halvesAll]);
    expect(matched(directionMarks)).toEqual(marks);
  });

  it('leave a text as it is seen: the marks of direction go', () => {
    expect(withoutDirectionMarks('\u202a+234 803 555 0142\u202c')).toBe('+234 803 555 0142');
    expect(withoutDirectionMarks('Ada\u202egnp.exe')).toBe('Adagnp.exe');
    for (const code of marks) expect(withoutDirectionMarks(`a${String.fromCharCode(code)}b`)).toBe('ab');
    expect(withoutDirectionMarks('שלום Ọjà 👩🏾‍🍳\n')).toBe('שלום Ọjà 👩🏾‍🍳\n');
  });

  it('go from a line that comes from elsewhere', () => {
    const strange = [...controls, ...halves, ...marks].map((code) => String.fromCharCode(code)).join('');
    expect(writtenLine(`${strange}Ada ${strange} Eze\n`)).toBe('Ada Eze');
  });
});
