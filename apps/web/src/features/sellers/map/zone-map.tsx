import { countOf, formatCount } from '@oja/domain/text/count';
import { dottedCountry, mapSize } from './nigeria.ts';
import type { StoreState } from './store-states.ts';
import { placesOfZones, storesByZone } from './zones.ts';

const country = dottedCountry();

/** In the units of the drawing; on a phone two of them are a pixel, and a name is still read. */
const [SMALLEST, LARGEST, NAME] = [25, 42, 27] as const;

/** The country in dots, and how many stores each of its six zones has: few enough for all of them to be named on a phone. */
export function ZoneMap({ states }: { states: readonly StoreState[] }) {
  const zones = storesByZone(states);
  const most = Math.max(...zones.map(({ stores }) => stores));
  const counted = zones.map(({ zone, stores }) => `${zone}, ${countOf(stores, 'store', 'stores')}`).join('; ');
  return (
    <svg
      role="img"
      aria-label={['Map of Nigeria', counted].filter(Boolean).join(': ')}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className="block h-auto w-full overflow-visible"
    >
      <path d={country} stroke="currentColor" strokeWidth={5} strokeLinecap="round" className="opacity-35" />
      {zones.map(({ zone, stores }) => {
        const { x, y } = placesOfZones[zone];
        const radius = Math.max(SMALLEST, LARGEST * Math.sqrt(stores / most));
        return (
          <g key={zone} textAnchor="middle" fontSize={NAME} className="font-semibold">
            <circle cx={x} cy={y} r={radius} className="fill-current forced-colors:fill-[CanvasText]" />
            <text x={x} y={y + NAME * 0.36} className="fill-palm-soft tabular-nums forced-colors:fill-[Canvas]">
              {formatCount(stores)}
            </text>
            <text
              x={x}
              y={y + radius + NAME}
              className="fill-ink stroke-palm-soft"
              strokeWidth={8}
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {zone}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
