import { ArrowLeft } from 'lucide-react';

interface WayBackProps {
  href: string;
  /** Where it leads. */
  label: string;
  /** In place of its own distances to the bar and to the heading. */
  className?: string;
}

/** Above a page's heading the way to where it belongs. */
export function WayBack({ href, label, className = '-mb-6 pt-4 sm:-mb-8' }: WayBackProps) {
  return (
    <div className={`column ${className}`}>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-palm underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {label}
      </a>
    </div>
  );
}
