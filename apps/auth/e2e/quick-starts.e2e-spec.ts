import { startBrowser } from '@skydeck/testing/browser';
import { SystemClock } from '@skydeck/service';
import type { Browser } from 'playwright-core';
import { AuthHarness } from './auth-harness.js';
import { OidcWorld } from './oidc-client.js';
import { followQuickStart, signInAndOut } from './quick-start.js';

const auth = new AuthHarness();
const world = new OidcWorld(auth);
let browser: Browser;

beforeAll(async () => {
  await auth.start(new SystemClock());
  await world.start();
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await auth.stop();
});

describe('a quick start that is followed word by word', () => {
  it.each(['plain-html.md', 'express.md'])(
    '%s ends with a working sign-in',
    async (name) => {
      await using start = await followQuickStart(name, {
        SKYDECK_AUTH_URL: auth.service.url,
        SKYDECK_PROJECT: world.project.id,
        SKYDECK_KEY: world.live,
      });
      await using context = await browser.newContext();
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const codeTo = (phone: string) => {
        const sent = auth.messaging.taken.findLast(({ to }) => to === phone);
        return auth.messaging.codeOf(sent?.reference ?? '');
      };
      await signInAndOut(page, start.origin, { phone: world.nextPhone(), codeTo });
    },
    120_000,
  );
});
