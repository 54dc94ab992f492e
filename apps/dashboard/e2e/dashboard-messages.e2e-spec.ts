import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 180_000;
const FLOW_MS = 150_000;
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], {
    // Nobody answers there: the look-up of records ends soon, and without a record.
    MESSAGING_NAME_SERVERS: '127.0.0.1:9',
  });
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  await watched.signIn('messages@example.com');
  await watched.createProject('Message Shop');
}, START_MS);

afterAll(async () => {
  await watched?.close();
  await browser?.close();
  await stack?.close();
}, START_MS);

const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
const tab = (name: string) => page.getByRole('tab', { name }).click();
const dialog = () => page.getByRole('dialog');

async function choose(label: string, option: string, within = page.locator('body')): Promise<void> {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const HTML = `<h1 style="color:#175fc7">Welcome</h1><p>Glad to have you.</p>
  <img src="https://tracker.example.net/pixel.gif" alt="Logo">
  <script>document.title = 'taken'</script>
  <a href="https://example.com/start" onclick="alert(1)">Start</a>`;

describe('messages', () => {
  it(
    'are sent by hand, followed to their arrival, and shown without running or fetching anything',
    async () => {
      await open('Messages');
      await page.getByText('No messages yet').waitFor();
      await checkPage(watched, 'messages-empty');
      await page.getByRole('button', { name: 'Send a message' }).click();
      await dialog().getByLabel('Address').fill('ada@example.com');
      await dialog().getByLabel('Subject').fill('Welcome aboard');
      await dialog().getByLabel('Text', { exact: true }).fill('Glad to have you.');
      await dialog().getByLabel('HTML').fill(HTML);
      await checkPage(watched, 'messages-send');
      await dialog().getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('heading', { name: 'Welcome aboard', level: 1 }).waitFor();
      await page.getByRole('listitem').filter({ hasText: 'Arrived' }).waitFor();
      const mail = page.frameLocator('iframe');
      await mail.getByRole('heading', { name: 'Welcome' }).waitFor();
      expect(await mail.locator('script, [onclick], [href]').count()).toBe(0);
      expect(await mail.getByText('Start').getAttribute('title')).toBe('https://example.com/start');
      expect(await page.title()).not.toContain('taken');
      await checkPage(watched, 'message');
      await page.getByText('HTML', { exact: true }).click();
      await page.getByText('tracker.example.net').waitFor();
    },
    FLOW_MS,
  );

  it(
    'are listed as they come, and narrowed by recipient, channel and status',
    async () => {
      await page.getByText('All messages').click();
      const row = page.getByRole('row', { name: /Welcome aboard/ });
      await row.getByText('Delivered').waitFor();
      for (const to of ['+14155550123', '+14155550124']) {
        await page.getByRole('button', { name: 'Send a message' }).click();
        await choose('Channel', 'SMS', dialog());
        await dialog().getByLabel('Phone number').fill(to);
        await dialog().getByLabel('Text').fill(`Your table is ready, ${to}`);
        await dialog().getByRole('button', { name: 'Send message' }).click();
        await page.getByRole('heading', { name: /Your table is ready/, level: 1 }).waitFor();
        await page.getByText('All messages').click();
      }
      await page.getByRole('row', { name: /0124/ }).getByText('Delivered').waitFor();
      await checkPage(watched, 'messages');
      await page.getByLabel('Recipient').fill('+14155550123');
      await row.waitFor({ state: 'detached' });
      await page.getByRole('row', { name: /0123/ }).waitFor();
      expect(await page.getByRole('row', { name: /ready/ }).count()).toBe(1);
      await page.getByLabel('Recipient').fill('');
      await choose('Channel', 'E-mail');
      await page.getByRole('row', { name: /0123/ }).waitFor({ state: 'detached' });
      await choose('Status', 'Failed');
      await page.getByText('No message fits.').waitFor();
    },
    FLOW_MS,
  );
});

/** A text message that is to be sent in an hour. */
const later = (text: string) => ({
  channel: 'sms',
  to: '+14155550125',
  content: { text },
  send_at: new Date(Date.now() + 3_600_000).toISOString(),
});

describe('what waits for its time', () => {
  it(
    'is called off, a message by itself and a batch as a whole',
    async () => {
      const post = (path: string, body: object) =>
        page.evaluate(
          async ([url = '', text = '']) => {
            const headers = {
              'X-Skydeck-Dashboard': '1',
              'Skydeck-Project': 'message-shop',
              'content-type': 'application/json',
            };
            const answer = await fetch(url, { method: 'POST', headers, body: text });
            if (!answer.ok) throw new Error(await answer.text());
          },
          [`/api/messaging/api/v1${path}`, JSON.stringify(body)],
        );
      await post('/messages', later('Tomorrow, table 4'));
      await open('Messages');
      // The list may still be narrowed.
      await page.reload();
      await page
        .getByRole('row', { name: /table 4/ })
        .getByText('Scheduled')
        .waitFor();
      await page.getByRole('link', { name: 'Tomorrow, table 4' }).click();
      const cancel = async (what: string) => {
        await page.getByRole('button', { name: what }).click();
        await dialog().getByRole('button', { name: what }).click();
      };
      await cancel('Cancel message');
      await page.getByText('The message was called off.').waitFor();
      await page.getByRole('listitem').filter({ hasText: 'Called off' }).waitFor();
      expect(await page.getByRole('button', { name: 'Cancel message' }).count()).toBe(0);
      await checkPage(watched, 'message-canceled');

      const messages = [later('Spring 1'), later('Spring 2'), { channel: 'sms', to: '0' }];
      await post('/batches', { name: 'spring', messages });
      await open('Messages');
      await tab('Batches');
      const row = page.getByRole('row', { name: /spring/ });
      await row.getByText('2 scheduled, 1 not accepted').waitFor();
      await checkPage(watched, 'batches');
      await row.getByRole('link').click();
      await page.getByText(/Line 3: body/).waitFor();
      await cancel('Cancel batch');
      await page.getByText('2 messages were called off.').waitFor();
      await page.getByText('2 canceled, 1 not accepted').waitFor();
      await page
        .getByRole('row', { name: /Spring 1/ })
        .getByText('Canceled')
        .waitFor();
      expect(await page.getByRole('button', { name: 'Cancel batch' }).count()).toBe(0);
      await checkPage(watched, 'batch');
    },
    FLOW_MS,
  );
});

describe('a template', () => {
  it(
    'is written with a preview, published, changed, and taken back to what it was',
    async () => {
      await open('Messages');
      await tab('Templates');
      await page.getByText('No templates yet').waitFor();
      await page.getByRole('link', { name: 'New template' }).click();
      const mail = page.frameLocator('iframe');
      await mail.getByText('it is good to have you').waitFor();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('welcome');
      await page.getByRole('button', { name: 'Add language' }).click();
      await dialog().getByLabel('Language').fill('de');
      await dialog().getByRole('button', { name: 'Add' }).click();
      await page.getByLabel('Subject').fill('Willkommen {{ name }}');
      await page.getByText('Willkommen name').waitFor();
      await checkPage(watched, 'template-new');
      await page.getByRole('button', { name: 'Create template' }).click();

      await page.getByRole('heading', { name: 'welcome', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Publish version 1' }).click();
      await page.getByText('Messages are made of version 1.').waitFor();
      await page.getByLabel('Subject').fill('Good day, {{ name }}');
      await page.getByRole('button', { name: 'Save as a new version' }).click();
      await page.getByRole('button', { name: 'Publish version 2' }).click();
      await page.getByText('Messages are made of version 2.').waitFor();
      await page.getByText('Good day, name').waitFor();
      await checkPage(watched, 'template');
      await page.getByRole('button', { name: 'Go back to version 1' }).click();
      await page.getByText('Messages are made of version 1.').waitFor();

      await page.getByText('All templates').click();
      await page
        .getByRole('row', { name: /welcome/ })
        .getByText('Version 2 is newer')
        .waitFor();
      await checkPage(watched, 'templates');
      await tab('Messages');
      await page.getByRole('button', { name: 'Send a message' }).click();
      await choose('Template', 'welcome', dialog());
      await dialog().getByLabel('Address').fill('grace@example.com');
      await dialog().getByLabel('name').fill('Grace');
      await dialog().getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('heading', { name: 'Hello Grace', level: 1 }).waitFor();
      await page.getByRole('link', { name: 'Version 1' }).waitFor();
    },
    FLOW_MS,
  );
});

describe('what messages came to', () => {
  it(
    'is told in figures, charts and groups, and following of mail is switched on',
    async () => {
      await open('Messages');
      await tab('Delivery');
      await page.getByRole('group', { name: 'Delivery rate' }).getByText('100 %').waitFor();
      await page.getByRole('img', { name: /^Messages: last accepted/ }).waitFor();
      await page.getByRole('row', { name: /SMS/ }).waitFor();
      await checkPage(watched, 'messages-delivery');
      await page.getByText('Template', { exact: true }).click();
      await page.getByRole('row', { name: /welcome/ }).waitFor();
      await tab('Settings');
      await page.getByLabel('Note when links are followed').click({ force: true });
      await page.getByText('Saved. It holds for mail from now on.').waitFor();
      await checkPage(watched, 'messages-settings');
      await page.reload();
      expect(await page.getByLabel('Note when links are followed').isChecked()).toBe(true);
      expect(await page.getByLabel('Note when mail is opened').isChecked()).toBe(false);
    },
    FLOW_MS,
  );
});

describe('a mail domain', () => {
  it(
    'is added, shows its records to copy, and says of each what was seen',
    async () => {
      await open('Messages');
      await tab('Mail domains');
      await page.getByRole('button', { name: 'Add domain' }).click();
      await dialog().getByLabel('Domain').fill('shop.example.com');
      await dialog().getByLabel('Relay for SPF').fill('relay.example.net');
      await dialog().getByRole('button', { name: 'Add domain' }).click();
      await page.getByRole('heading', { name: 'shop.example.com', level: 1 }).waitFor();
      await page.getByText('v=spf1 include:relay.example.net ~all').waitFor();
      await page.getByRole('button', { name: 'Copy value of the DKIM record' }).waitFor();
      await page.getByRole('button', { name: 'Check now' }).click();
      await page.getByText('No name server answered').first().waitFor();
      await checkPage(watched, 'mail-domain');
      await page.getByText('All mail domains').click();
      await page.getByRole('row', { name: /shop\.example\.com/ }).waitFor();
      await checkPage(watched, 'mail-domains');
    },
    FLOW_MS,
  );
});
