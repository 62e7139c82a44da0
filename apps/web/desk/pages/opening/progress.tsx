import { deskPath } from '../../app/paths.ts';
import { type Screen, screens } from './screens.ts';

/** How far it is, and a way out: what is saved stays. */
export function Progress({ screen, slug }: { screen: Screen; slug: string | null }) {
  const at = screens.indexOf(screen) + 1;
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
        <p className="font-medium text-muted">
          {at} of {screens.length}
        </p>
        <a
          href={slug === null ? '/' : deskPath(slug, 'today')}
          className="inline-flex min-h-11 items-center text-palm underline underline-offset-4"
        >
          {slug === null ? 'Back to the shop' : 'Go on later'}
        </a>
      </div>
      <div aria-hidden="true" className="opening-progress">
        {screens.map((each, index) => (
          <span key={each} className={index < at ? 'bg-palm' : 'bg-line'} />
        ))}
      </div>
    </div>
  );
}
