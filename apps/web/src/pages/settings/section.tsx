import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** What it is for, in a sentence. */
  about?: ReactNode;
  children: ReactNode;
}

/** One matter of the settings: a heading, a sentence, its controls. */
export function Section({ title, about, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-4 gap-x-8 rounded-card bg-surface p-5 ring-1 ring-line sm:p-6 sm:grid-cols-[1fr_2fr]"
    >
      <div className="grid content-start gap-1">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {about && <p className="text-sm text-muted">{about}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
