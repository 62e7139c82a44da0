import type { NigerianState } from '@oja/domain/people/nigerian-states';

/** East and north, in degrees. */
type Place = readonly [longitude: number, latitude: number];

/** The border, rough as for a map of the world (Natural Earth, public domain). */
const border: readonly Place[] = [
  [8.5, 4.77],
  [7.46, 4.41],
  [7.08, 4.46],
  [6.7, 4.24],
  [5.9, 4.26],
  [5.36, 4.89],
  [5.03, 5.61],
  [4.33, 6.27],
  [3.57, 6.26],
  [2.69, 6.26],
  [2.75, 7.87],
  [2.72, 8.51],
  [2.91, 9.14],
  [3.22, 9.44],
  [3.71, 10.06],
  [3.6, 10.33],
  [3.8, 10.73],
  [3.57, 11.33],
  [3.68, 12.55],
  [3.97, 12.96],
  [4.11, 13.53],
  [4.37, 13.75],
  [5.44, 13.87],
  [6.45, 13.49],
  [6.82, 13.12],
  [7.33, 13.1],
  [7.8, 13.34],
  [9.01, 12.83],
  [9.52, 12.85],
  [10.11, 13.28],
  [10.7, 13.25],
  [10.99, 13.39],
  [11.53, 13.33],
  [12.3, 13.04],
  [13.08, 13.6],
  [13.32, 13.56],
  [14.0, 12.46],
  [14.18, 12.48],
  [14.58, 12.09],
  [14.47, 11.9],
  [14.42, 11.57],
  [13.57, 10.8],
  [13.31, 10.16],
  [13.17, 9.64],
  [12.96, 9.42],
  [12.75, 8.72],
  [12.22, 8.31],
  [12.06, 7.8],
  [11.84, 7.4],
  [11.75, 6.98],
  [11.06, 6.64],
  [10.5, 7.06],
  [10.12, 7.04],
  [9.52, 6.45],
  [9.23, 6.44],
  [8.76, 5.48],
];

/** Where a state's ring stands: about its middle, those of the crowded south a little apart. */
const middles: Record<NigerianState, Place> = {
  Abia: [7.6, 5.4],
  Adamawa: [12.4, 9.3],
  'Akwa Ibom': [7.9, 4.85],
  Anambra: [6.85, 6.2],
  Bauchi: [10.0, 10.7],
  Bayelsa: [6.1, 4.7],
  Benue: [8.7, 7.3],
  Borno: [13.0, 11.8],
  'Cross River': [8.5, 5.8],
  Delta: [5.8, 5.5],
  Ebonyi: [8.1, 6.3],
  Edo: [6.0, 6.5],
  Ekiti: [5.35, 7.7],
  Enugu: [7.5, 6.6],
  'Federal Capital Territory': [7.3, 8.9],
  Gombe: [11.2, 10.4],
  Imo: [7.0, 5.6],
  Jigawa: [9.5, 12.2],
  Kaduna: [7.8, 10.3],
  Kano: [8.5, 11.7],
  Katsina: [7.6, 12.4],
  Kebbi: [4.3, 11.6],
  Kogi: [6.7, 7.7],
  Kwara: [4.8, 8.8],
  Lagos: [3.5, 6.45],
  Nasarawa: [8.3, 8.4],
  Niger: [5.6, 9.9],
  Ogun: [3.3, 7.25],
  Ondo: [5.1, 6.9],
  Osun: [4.5, 7.6],
  Oyo: [3.6, 8.2],
  Plateau: [9.5, 9.2],
  Rivers: [6.9, 4.8],
  Sokoto: [5.2, 13.0],
  Taraba: [10.7, 8.0],
  Yobe: [11.4, 12.3],
  Zamfara: [6.3, 12.0],
};

const UNITS_A_DEGREE = 50;
const [west, east, south, north] = [2.4, 14.9, 4.0, 14.1];

/** The size of the drawing, in its own units; as near to the equator, a degree is as long one way as the other. */
export const mapSize = { width: (east - west) * UNITS_A_DEGREE, height: (north - south) * UNITS_A_DEGREE };

/** Where a place lies in the drawing, in its units. */
export const placeOnMap = ([longitude, latitude]: Place): { x: number; y: number } => ({
  x: Math.round((longitude - west) * UNITS_A_DEGREE),
  y: Math.round((north - latitude) * UNITS_A_DEGREE),
});

/** None of a name that this page does not know: a shop that is newer than it may have one. */
export function ringPlace(state: NigerianState): { x: number; y: number } | undefined {
  const middle: Place | undefined = middles[state];
  return middle && placeOnMap(middle);
}

/** Whether a line to the east crosses the border an odd number of times. */
function isInside([longitude, latitude]: Place): boolean {
  let inside = false;
  border.forEach(([x, y], at) => {
    const [lastX, lastY] = border.at(at - 1) as Place;
    if (y > latitude !== lastY > latitude && longitude < x + ((latitude - y) / (lastY - y)) * (lastX - x))
      inside = !inside;
  });
  return inside;
}

const DEGREES_BETWEEN_DOTS = 0.28;

/** The country as the path of a drawing: a stroke without length for each dot, every second row half a step to the east. */
export function dottedCountry(): string {
  const dots: string[] = [];
  for (let row = 0; south + row * DEGREES_BETWEEN_DOTS < north; row++) {
    const latitude = south + row * DEGREES_BETWEEN_DOTS;
    for (let column = row % 2 ? 0.5 : 0; west + column * DEGREES_BETWEEN_DOTS < east; column++) {
      const place: Place = [west + column * DEGREES_BETWEEN_DOTS, latitude];
      const { x, y } = placeOnMap(place);
      if (isInside(place)) dots.push(`M${x} ${y}h0`);
    }
  }
  return dots.join('');
}
