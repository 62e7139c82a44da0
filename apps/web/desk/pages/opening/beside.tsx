import type { DeskStore } from '@oja/contract/desks/desk-store';
import type { StoreCheck } from '@oja/domain/stores/checklist';
import { useQuery } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { read } from '../../app/desk-api.ts';
import { deskPath } from '../../app/paths.ts';
import { checkWords } from '../../features/store-status/check-words.ts';
import { questions, type Screen, screens } from './screens.ts';

/** Which lines of the checklist a question answers. */
const checksOf: Record<Screen, readonly StoreCheck[]> = {
  name: [],
  where: ['details', 'phone'],
  sending: ['sending'],
  money: ['account'],
  face: ['face'],
};

/** What a store needs besides, on Today. */
const later = ['email', 'product'] as const;

interface BesideProps {
  screen: Screen;
  /** Null before it is begun. */
  store: DeskStore | null;
  /** Hears that another question is gone to. */
  onLeave: () => void;
}

/** What opening a store takes and how far it is, where there is room beside the question. */
export function Beside({ screen, store, onLeave }: BesideProps) {
  const { data, refetch } = useQuery({
    ...read('storeChecklist', { params: { seller: store?.id ?? '' } }),
    enabled: store !== null,
    staleTime: 0,
  });
  const readAnew = useEffectEvent(() => store && void refetch());
  // What was answered before is saved with the step to this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read for each question
  useEffect(() => void readAnew(), [screen]);
  const isDone = (check: StoreCheck) => data?.items.some((item) => item.check === check && item.done) ?? false;
  return (
    <aside aria-labelledby="what-it-takes" className="opening-beside">
      <h2 id="what-it-takes" className="text-lg">
        What it takes
      </h2>
      <ol className="grid gap-1">
        {screens.map((each) => (
          <Line key={each} isDone={store !== null && checksOf[each].every(isDone)} isHere={each === screen}>
            {store === null || each === 'name' || each === screen ? (
              questions[each]
            ) : (
              <a
                href={deskPath('', 'opening', undefined, { at: each })}
                className="inline-flex min-h-11 items-center hover:underline"
                onClick={onLeave}
              >
                {questions[each]}
              </a>
            )}
          </Line>
        ))}
      </ol>
      <h3 className="mt-2 font-body text-sm font-semibold text-muted">Then, on Today</h3>
      <ul className="grid gap-1">
        {later.map((check) => (
          <Line key={check} isDone={isDone(check)}>
            {checkWords[check].act}
          </Line>
        ))}
        <Line isDone={false}>Accept the selling terms</Line>
      </ul>
      <p className="text-sm text-muted">You can stop at any question and go on later: what you answered is kept.</p>
    </aside>
  );
}

function Line({ isDone, isHere = false, children }: { isDone: boolean; isHere?: boolean; children: ReactNode }) {
  const Icon = isDone ? Check : Circle;
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className={`flex min-h-11 items-center gap-3 ${isHere ? 'font-semibold' : ''}`}
    >
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${isDone ? 'text-ok' : 'text-muted'}`} />
      <span>
        {children}
        {isDone && <span className="sr-only"> Done.</span>}
      </span>
    </li>
  );
}
