// npm start, once the dependencies are there: builds the web app if its sources changed, then is the server.
import { tellFailure } from './lib/tell-failure.ts';
import { buildWeb } from './lib/web-build.ts';

await tellFailure(() => buildWeb());
// In this very process, so that signals reach the server and nothing stands between it and its exit code.
await import('../apps/server/src/main.ts');
