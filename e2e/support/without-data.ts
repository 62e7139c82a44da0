import type { Page } from '@playwright/test';

/** The document as the server sends it when it could not read its data. */
export async function withoutData(page: Page): Promise<void> {
  await page.route(/:\d+\/$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(/<div id="root">.*?<\/div>(?=\s*<script type="application\/json")/s, '<div id="root"></div>')
      .replace(/(<script type="application\/json" id="oja-data">)(.*?)(<\/script>)/s, (_, start, data, end) => {
        return `${start}${JSON.stringify({ ...JSON.parse(data), home: null })}${end}`;
      });
    await route.fulfill({ response: answer, body });
  });
}
