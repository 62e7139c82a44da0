// npm run build: makes the web app anew.
import { tellFailure } from './lib/tell-failure.ts';
import { buildWeb } from './lib/web-build.ts';

await tellFailure(() => buildWeb({ evenIfFresh: true }));
