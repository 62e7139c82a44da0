import type { StoreForm } from '@oja/domain/stores/store-form';
import type { StorePart } from '../../features/store-form/store-parts.ts';
import { problemsIn } from '../../features/store-form/store-problems.ts';

/** One question each, in this order. */
export const screens = ['name', 'where', 'sending', 'money', 'face'] as const;
export type Screen = (typeof screens)[number];

export const questions: Record<Screen, string> = {
  name: 'What is your store called?',
  where: 'Where do you send from?',
  sending: 'How do you send?',
  money: 'Where does your money go?',
  face: 'What do shoppers see?',
};

/** What of the form a screen asks for; null where it asks for none of it. */
export const partOf = (screen: Screen): StorePart | null => (screen === 'money' ? null : screen);

/** The screen before (-1) or after (1); undefined at both ends. */
export const beside = (screen: Screen, by: -1 | 1): Screen | undefined => screens[screens.indexOf(screen) + by];

/**
 * The screen that an address means: the one it names, or the first that is not done. Before the store is begun there is the first alone.
 * @param asked `at` of the query
 */
export function screenAt(asked: string | null, form: StoreForm, isBegun: boolean): Screen {
  if (!isBegun) return 'name';
  const named = screens.find((screen) => screen === asked);
  if (named) return named;
  return Object.keys(problemsIn(form, 'where')).length > 0 ? 'where' : 'sending';
}
