/** In this order: Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/EdgA?\//, 'Edge'],
  [/OPR\/|Opera Mini/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** In this order: Android calls itself Linux, too. */
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** 'Chrome on Android': a browser as its owner would know it again, from what it calls itself. */
export function browserName(userAgent: string): string {
  const name = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (!name) return system ? `A browser on ${system}` : 'Unknown browser';
  return system ? `${name} on ${system}` : name;
}
