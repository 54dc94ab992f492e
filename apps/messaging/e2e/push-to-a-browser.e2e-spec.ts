import { startWholeBrowser } from '@skydeck/testing/browser';
import { eventually, FollowedPage } from '@skydeck/testing';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { PushService } from '../src/drivers/fixtures/push-service.js';
import { MessagingHarness } from './messaging-harness.js';

const FLOW_MS = 90_000;
let messaging: MessagingHarness;
let service: PushService;
let browser: Browser;

beforeAll(async () => {
  messaging = await MessagingHarness.start({}, { MESSAGING_ALLOW_CIDRS: '127.0.0.0/8' });
  service = await PushService.start();
  browser = await startWholeBrowser();
}, FLOW_MS);

afterAll(async () => {
  await browser?.close();
  await messaging?.close();
  await service?.close();
});

/** Browsers subscribe at a service of their vendor, which is not there: ours takes its place. */
async function subscribeHere(page: Page): Promise<void> {
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = (wanted) => {
      const key = wanted?.applicationServerKey;
      if (typeof key !== 'string' || key.length !== 87) throw new TypeError('No key.');
      const value = { toJSON: () => JSON.parse(subscription) as PushSubscriptionJSON };
      return Promise.resolve(value as PushSubscription);
    };
  }, service.subscription());
}

/** What a push service does when it has a message for the page of an origin. */
async function deliver(cdp: CDPSession, origin: string, payload: object): Promise<void> {
  const known = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const data = JSON.stringify(payload);
  const registrationId = await known;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

describe('the quick start that is followed word by word', () => {
  it(
    'ends with a notification that the browser shows',
    async () => {
      const key = messaging.auth.key('shop');
      await using start = await FollowedPage.follow('push-to-a-browser.md', {
        environment: { SKYDECK_MESSAGING_URL: messaging.service.url, SKYDECK_KEY: key },
      });
      const context = await browser.newContext();
      await context.grantPermissions(['notifications'], { origin: start.origin });
      const page = await context.newPage();
      await subscribeHere(page);
      await page.goto(start.origin);
      await page.getByRole('button', { name: 'Notify me' }).click();
      await page.getByRole('button', { name: 'You are notified' }).waitFor();
      const { data } = await messaging.call(key, '/devices?user_id=ada');
      expect(data.items).toMatchObject([{ platform: 'web', service: 'webpush', user_id: 'ada' }]);

      await start.later('send');
      await eventually(async () => expect(service.pushed).toHaveLength(1));
      const payload = service.pushed[0]?.payload ?? {};
      const cdp = await context.newCDPSession(page);
      await deliver(cdp, start.origin, payload);
      const shown = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          const notifications = await registration.getNotifications();
          return notifications.map(({ title, body, data: more }) => ({
            title,
            body,
            data: more as unknown,
          }));
        });
      const wanted = { title: 'Order 7', body: 'On its way', data: { url: '/orders/7' } };
      await eventually(async () => expect(await shown()).toEqual([wanted]));
      await context.close();
    },
    FLOW_MS,
  );
});
