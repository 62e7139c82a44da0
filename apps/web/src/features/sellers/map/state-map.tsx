import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { navigate } from '../../../lib/routing/hash-location.ts';
import { pathOf } from '../../../lib/routing/paths.ts';
import { placeNames, type Ring } from './map-names.ts';
import { dottedCountry, mapSize, ringPlace } from './nigeria.ts';
import { type StoreState, storesOf } from './store-states.ts';

const country = dottedCountry();

/** Radii, in the units of the drawing. */
const [SMALLEST, LARGEST] = [8, 28] as const;
/**
 * Of the names, in the units of the drawing: on a phone, where it is half as wide, larger ones that stand further apart. `left`
 * is as far as what it stands in leaves room for them; a name alone is as large as its drawing is small.
 */
const sizes = [
  { size: 15, reach: 90, left: -12, short: false, className: 'max-sm:hidden' },
  { size: 23, reach: 150, left: -44, short: true, className: 'sm:hidden' },
];
const sizeAlone = { size: 24, reach: 0, left: -12, short: false, className: '' };
/** Pixels around a ring's middle that belong to it: half of a finger's target. */
const REACH = 22;

/** Left and right of the drawing, but for a little: the edge of what it stands in is near. */
const outside = (left: number) => [
  { left: -Infinity, right: left, top: -Infinity, bottom: Infinity },
  { left: mapSize.width + 12, right: Infinity, top: -Infinity, bottom: Infinity },
];

const shortened = (ring: Ring): Ring => (ring.state === 'Federal Capital Territory' ? { ...ring, state: 'FCT' } : ring);

interface StateMapProps {
  /** Those with stores, the most first: smaller rings are drawn over larger ones, the chosen one over all. */
  states: readonly StoreState[];
  chosen: string | undefined;
}

/**
 * The country in dots, and a ring for each state that has stores: its area follows their number. A picture for the eye and
 * a short way for a finger, no list of links: in the south-east several states lie within one finger's target. Readers and
 * keys have the list beside it, which does the same; so a press here goes to the nearest ring instead.
 */
export function StateMap({ states, chosen }: StateMapProps) {
  const most = states[0]?.stores ?? 1;
  const rings = states.flatMap((one) => {
    const place = ringPlace(one.state);
    return place ? [{ ...one, ...place, radius: Math.max(SMALLEST, LARGEST * Math.sqrt(one.stores / most)) }] : [];
  });
  const named = rings.find(({ state }) => state === chosen) ?? (chosen === undefined ? rings[0] : undefined);
  const others = rings.filter((ring) => ring !== named);
  const drawn = [...rings.filter(({ state }) => state !== chosen), ...rings.filter(({ state }) => state === chosen)];

  const chooseNearest = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = width / mapSize.width;
    const [nearest] = rings
      .map(({ state, x, y, radius }) => ({
        state,
        away: Math.hypot(left + x * scale - clientX, top + y * scale - clientY),
        reach: Math.max(REACH, radius * scale),
      }))
      .filter(({ away, reach }) => away <= reach)
      .sort((a, b) => a.away - b.away);
    if (nearest && nearest.state !== chosen) navigate(pathOf('stores', undefined, { state: nearest.state }));
  };

  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className="block h-auto w-full overflow-visible"
      onClick={chooseNearest}
    >
      <path d={country} stroke="currentColor" strokeWidth={5} strokeLinecap="round" className="opacity-35" />
      {drawn.map(({ state, stores, x, y, radius }) => {
        const isChosen = state === chosen;
        return (
          <g key={state} data-state={state} className="cursor-pointer" strokeWidth={3}>
            <title>{storesOf(state, stores)}</title>
            <circle
              cx={x}
              cy={y}
              r={radius}
              stroke="currentColor"
              className={clsx(
                'transition-colors',
                isChosen ? 'fill-current' : 'fill-surface hover:fill-palm-soft forced-colors:fill-[Canvas]',
              )}
            />
            {!isChosen && (
              <circle
                cx={x}
                cy={y}
                r={radius * 0.62}
                fill="none"
                stroke="currentColor"
                strokeDasharray="0 6"
                strokeLinecap="round"
              />
            )}
            <circle
              cx={x}
              cy={y}
              r={4}
              className={isChosen ? 'fill-surface forced-colors:fill-[Canvas]' : 'fill-current'}
            />
          </g>
        );
      })}
      {(others.length > 0 ? sizes : [sizeAlone]).map(({ size, reach, left, short, className }) => (
        <g
          key={size}
          className={clsx('pointer-events-none fill-ink stroke-palm-soft', className)}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {placeNames(
            short ? others.map(shortened) : others,
            size,
            [...outside(left), ...(named ? [roomOfTheLargeName(named, size)] : [])],
            reach,
          ).map(({ state, x, y, anchor, line }) => (
            <g key={state}>
              {line && <line {...line} stroke="currentColor" strokeWidth={1.5} />}
              <text x={x} y={y} textAnchor={anchor} fontSize={size} strokeWidth={4}>
                {state}
              </text>
            </g>
          ))}
          {named && (
            <text {...largeNameOf(named, size)} className="display" strokeWidth={6}>
              {named.state}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Of the name of the chosen ring, or of the largest, to the other names; and about the width of its letters to its height. */
const [LARGER, LETTER] = [1.1, 0.6] as const;
const widthOfTheLargeName = (state: string, size: number) => state.length * size * LARGER * LETTER;

/** In the south it stands in the sea, or nearer to it; always at its ring, as far as the drawing reaches. */
function largeNameOf({ state, x, y, radius }: Ring, size: number) {
  const half = widthOfTheLargeName(state, size) / 2;
  return {
    x,
    y: y > mapSize.height * 0.7 ? y + radius + size * LARGER : y - radius - size * 0.4,
    fontSize: size * LARGER,
    textAnchor: x < half ? 'start' : x > mapSize.width - half ? 'end' : 'middle',
  } as const;
}

/** The ring with its name, as others must leave it free. */
function roomOfTheLargeName(ring: Ring, size: number) {
  const { x, y, textAnchor } = largeNameOf(ring, size);
  const across = widthOfTheLargeName(ring.state, size);
  const left = x - across * { start: 0, middle: 0.5, end: 1 }[textAnchor];
  return { left, right: left + across, top: Math.min(y - size, ring.y - ring.radius), bottom: Math.max(y + 6, ring.y) };
}
