import { backOn, type Holiday, type HolidayProblem } from '@oja/domain/stores/holiday';

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });
/** '2026-12-04' as '4 Dec'. */
export const dayWords = (day: string): string => dayAndMonth.format(new Date(`${day}T00:00:00Z`));

type Days = Pick<Holiday, 'from' | 'until'>;

/** 'Back on 4 Dec', as shoppers read it. */
export const backWords = (holiday: Days): string => `Back on ${dayWords(backOn(holiday))}`;

/** 'Away until 3 Dec. Back on 4 Dec.', or 'Away from 20 Nov to 3 Dec.' before it. @param today the day in Lagos */
export const awayWords = ({ from, until }: Days, today: string): string =>
  from <= today
    ? `Away until ${dayWords(until)}. ${backWords({ from, until })}.`
    : `Away from ${dayWords(from)} to ${dayWords(until)}.`;

/** What is wrong with the days, and at which of them it stands. */
export const holidayProblems: Record<HolidayProblem, { field: 'from' | 'until'; text: string }> = {
  'no day': { field: 'from', text: 'Choose both days.' },
  'ends before it begins': { field: 'until', text: 'The last day is before the first.' },
  'over already': { field: 'until', text: 'This day is over already.' },
  'too long': { field: 'until', text: 'A holiday has at most 90 days.' },
};
