import { readFile } from 'node:fs/promises';
import { freePort, NameServer, type ZoneRecord } from '@skydeck/testing';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { APP_SECRET, handOverMail, PHONE_NUMBER_ID, WhatsappPeople } from './inbound-senders.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 180_000;
const FLOW_MS = 150_000;
const DOMAIN = 'shop.inbound.test';
let stack: Stack;
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let people: WhatsappPeople;
let names: NameServer | undefined;
let namePort: number;
let mailPort: number;

beforeAll(async () => {
  [namePort, mailPort] = [await freePort(), await freePort()];
  people = await WhatsappPeople.start();
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], {
    MESSAGING_ALLOW_CIDRS: '127.0.0.0/8',
    MESSAGING_NAME_SERVERS: `127.0.0.1:${namePort}`,
    MESSAGING_INBOUND_HOST: 'mx.inbound.test',
    MESSAGING_INBOUND_PORT: String(mailPort),
  });
  watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  page = watched.page;
  await watched.signIn('inbound@example.com');
  await watched.createProject('Inbound Shop');
}, START_MS);

afterAll(async () => {
  await watched?.close();
  await browser?.close();
  await stack?.close();
  await people?.stop();
  await names?.stop();
}, START_MS);

type Answer = Record<string, unknown>;

/** Asks messaging for something as the page does. */
const ask = (path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([url = '', text = '']) => {
      const headers = {
        'X-Skydeck-Dashboard': '1',
        'Skydeck-Project': 'inbound-shop',
        'content-type': 'application/json',
      };
      const response = await fetch(url, { method: 'POST', headers, body: text });
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as { data: Answer }).data;
    },
    [`/api/messaging/api/v1${path}`, JSON.stringify(body)],
  );

const row = (name: RegExp) => page.getByRole('row', { name });
const openInbound = async () => {
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.getByRole('tab', { name: 'Inbound' }).click();
};

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('what people send', () => {
  it(
    'is listed as it comes, and narrowed by sender, receiver and channel',
    async () => {
      await openInbound();
      await page.getByText('Nobody has written yet').waitFor();
      await checkPage(watched, 'inbound-empty');
      const sms = await ask('/providers', {
        kind: 'http-sms',
        name: 'Texts',
        settings: { flavour: 'json', url: 'http://127.0.0.1:1/send', from: 'Shop' },
        secrets: { token: 'a-token' },
      });
      for (const last of [3, 4]) {
        const body = { id: `t${last}`, from: `+1415555012${last}`, to: 'Shop', text: `Hi ${last}` };
        const address = String(sms['webhook_url']);
        const headers = { 'content-type': 'application/json' };
        await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      }
      // Nobody reloads the page.
      await row(/Hi 3/).waitFor();
      await row(/Hi 4/).waitFor();
      await page.getByLabel('Sent by').fill('+14155550123');
      await row(/Hi 4/).waitFor({ state: 'detached' });
      await row(/Hi 3/).waitFor();
      await page.getByLabel('Sent by').fill('');
      await page.getByLabel('Sent to').fill('Nobody');
      await page.getByText('No message fits.').waitFor();
      await page.getByLabel('Sent to').fill('');
      await choose('Channel', 'WhatsApp');
      await page.getByText('No message fits.').waitFor();
      await choose('Channel', 'SMS');
      await row(/Hi 3/).waitFor();
    },
    FLOW_MS,
  );

  it(
    'is a conversation on WhatsApp, with its files and until when it may be answered',
    async () => {
      const { webhook_url: webhook } = await ask('/providers', {
        kind: 'whatsapp-cloud',
        name: 'Chat',
        settings: {
          phone_number_id: PHONE_NUMBER_ID,
          business_account_id: '102290129340398',
          from: '+15550783881',
          base_url: people.url,
        },
        secrets: { access_token: 'EAAG-correct-horse', app_secret: APP_SECRET },
      });
      const bytes = Buffer.from('%PDF-1.4 three chairs');
      const posted = people.sendFile(String(webhook), '14155550190', 'order.pdf', bytes);
      expect(await posted).toBe(200);
      await choose('Channel', 'Any channel');
      await row(/My order/)
        .getByText('1 file')
        .waitFor();
      await checkPage(watched, 'inbound');
      await row(/My order/)
        .getByRole('link')
        .click();
      await page.getByRole('heading', { name: 'From Ada Lovelace', level: 1 }).waitFor();
      await page.getByText(/The window closes in 2[34] hours|tomorrow/).waitFor();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download file 1' }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe('order.pdf');
      expect(await readFile(await saved.path(), 'utf8')).toBe('%PDF-1.4 three chairs');

      await page.getByRole('button', { name: 'Reply' }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByLabel('Phone number').inputValue()).toBe('+14155550190');
      await dialog.getByLabel('Text').fill('Three chairs it is.');
      await dialog.getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('heading', { name: 'Three chairs it is.', level: 1 }).waitFor();
      await page.goBack();
      const ours = page.getByRole('listitem').filter({ hasText: 'Three chairs it is.' });
      await ours.getByText('Sent', { exact: true }).waitFor();
      expect(people.taken).toMatchObject([{ text: { body: 'Three chairs it is.' } }]);
      await people.sendFile(String(webhook), '14155550190', 'thanks.pdf', bytes);
      const theirs = page.getByRole('listitem').filter({ hasText: 'My order' });
      await theirs.nth(1).waitFor();
      const turns = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
      expect(await turns.getByRole('link').allInnerTexts()).toEqual([
        'My order',
        'Three chairs it is.',
        'My order',
      ]);
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByText('"filename": "order.pdf"').waitFor();
      await checkPage(watched, 'inbound-whatsapp');
    },
    FLOW_MS,
  );

  it(
    'is mail in its parts, from whom it says, shown without running or fetching anything',
    async () => {
      const domain = await ask('/domains', { name: DOMAIN });
      const records = domain['records'] as ZoneRecord[];
      names = await NameServer.start(namePort, 'inbound.test', records);
      await ask(`/domains/${String(domain['id'])}/verify`, {});
      await ask('/mail-routes', { domain_id: domain['id'] });
      expect(await handOverMail(mailPort, `help@${DOMAIN}`, MAIL)).toBe(250);
      await openInbound();
      await row(/chairs are here/)
        .getByRole('link')
        .click();
      await page.getByText('About “chairs”').waitFor();
      const html = page.frameLocator('iframe');
      await html.getByText('The chairs are here').waitFor();
      expect(await html.locator('script, [onclick], [href]').count()).toBe(0);
      await page.getByText('Text', { exact: true }).first().click();
      await page.getByLabel('Text', { exact: true }).getByText('The chairs are here').waitFor();
      await page.getByText('Preview', { exact: true }).click();
      const link = page.getByRole('link', { name: 'Download bill.txt' });
      const file = await fetch((await link.getAttribute('href')) ?? '');
      expect((await file.text()).trim()).toBe('Ten euros');
      expect(file.headers.get('content-disposition')).toContain('attachment');
      await page.getByRole('link', { name: 'Download The mail as it came' }).waitFor();
      await page.getByRole('button', { name: 'Reply' }).click();
      const subject = page.getByRole('dialog').getByLabel('Subject');
      expect(await subject.inputValue()).toBe('Re: About “chairs”');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await checkPage(watched, 'inbound-mail');
    },
    FLOW_MS,
  );
});

const MAIL = `From: Ada <ada@friend.test>
To: help@${DOMAIN}
Subject: =?utf-8?q?About_=E2=80=9Cchairs=E2=80=9D?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/alternative; boundary=inner

--inner
Content-Type: text/plain

The chairs are here

--inner
Content-Type: text/html

<p onclick="alert(1)">The chairs are here <a href="https://example.com/x">look</a></p>
<img src="https://tracker.example.net/pixel.gif" alt=""><script>document.title = 'taken'</script>
--inner--
--outer
Content-Type: text/plain; name=bill.txt
Content-Disposition: attachment; filename=bill.txt

Ten euros
--outer--`.replaceAll('\n', '\r\n');
