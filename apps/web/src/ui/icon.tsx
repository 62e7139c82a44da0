import { createElement, type SVGProps } from 'react';

/** Parts of a drawing: the `d` of a path, or any other SVG element. */
type Part = string | [tag: string, attributes: Record<string, string>];

/** Makes the component of an icon; what is imported from lucide-react becomes one of these in the build. */
export function icon(drawing: readonly Part[]) {
  return function Icon({ className, ...rest }: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" {...rest} className={className ? `icon ${className}` : 'icon'}>
        {drawing.map((part) =>
          typeof part === 'string'
            ? createElement('path', { key: part, d: part })
            : createElement(part[0], { key: JSON.stringify(part[1]), ...part[1] }),
        )}
      </svg>
    );
  };
}
