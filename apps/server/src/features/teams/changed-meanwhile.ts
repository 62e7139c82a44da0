import { refusal } from '../../http/refusal.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Lagos',
});

/** What a member calls another one: 'Amaka'; '' where nobody is known any more. */
export const firstName = (name: string | null): string => name?.trim().split(/\s+/)[0] ?? '';

/** 'Amaka changed this at 10:42.' */
export const changedMeanwhile = ({ name, at }: { name: string | null; at: Date }) =>
  refusal('changed_meanwhile', { who: firstName(name) || 'Somebody', time: clock.format(at) });
