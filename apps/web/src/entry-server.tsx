import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { createQueryClient } from './lib/api.ts';
import type { DocumentData } from './lib/site.ts';
import { collectTints } from './lib/theme/tint.ts';

export interface RenderedHome {
  /** Replaces `<!--ssr-->`. Holds no style attributes and no scripts. */
  markup: string;
  /** The dominant colours in `markup`; belongs at the end of the inlined stylesheet, before its hash is taken. */
  styles: string;
  /** Replaces `<!--data-->`: the JSON block that the browser hydrates from. */
  data: string;
}

/** Renders Home, the only page that the server ever sees an address of. Synchronous and deterministic. */
export function render(data: DocumentData): RenderedHome {
  const queryClient = createQueryClient();
  const { result, styles } = collectTints(() => renderToString(<App data={data} queryClient={queryClient} />));
  queryClient.clear();
  // The hero's bytes stand in the markup; the browser takes them from there.
  const { heroSrc: _, ...travelling } = data;
  const json = JSON.stringify(travelling).replaceAll('<', '\\u003c');
  return { markup: result, styles, data: `<script type="application/json" id="oja-data">${json}</script>` };
}
