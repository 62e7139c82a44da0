// Part of npm run format: puts the Python of the demo's studio into shape.
import { formatPython } from './lib/check-python.ts';

for (const file of await formatPython()) console.log(`Formatted ${file}.`);
