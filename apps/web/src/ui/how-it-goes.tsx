import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface HowItGoesProps {
  title: string;
  steps: readonly { icon: LucideIcon; title: string; text: string }[];
}

/** What comes of a form, step by step: beside it where there is room, else below it. */
export function HowItGoes({ title, steps }: HowItGoesProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="page-beside rounded-sheet bg-palm-soft p-6 sm:p-8">
      <h2 id={heading} className="mb-6 text-xl">
        {title}
      </h2>
      <ol className="how-it-goes">
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className="grid size-11 place-items-center rounded-full bg-palm text-on-palm">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <h3 className="font-body text-base font-semibold tracking-normal">{title}</h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
