import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { checkPage } from './check-page.js';
import { PayStack } from './pay-stack.js';

const START_MS = 180_000;
const FLOW_MS = 150_000;
let pay: PayStack;
let page: Page;

beforeAll(async () => {
  pay = await PayStack.start('Wallet Shop');
  page = pay.page;
}, START_MS);

afterAll(() => pay?.close(), START_MS);

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const figure = (name: string) => page.getByRole('group', { name, exact: true });

/** Without the identifier of the request. */
const sameTwice = (text: string) => text.replace(/"request_id":"[^"]*"/, '').replace(/req_\w+/, '');

describe('a wallet', () => {
  it(
    'is made with its overdraft, exact to the digit, and refused where its name is taken',
    async () => {
      await page.getByRole('link', { name: 'Wallets', exact: true }).click();
      await page.getByText('No wallets yet').waitFor();
      await checkPage(pay.watched, 'wallets-empty');
      await button('New wallet').click();
      await dialog().getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace');
      await pay.choose('Currency', 'kuwait', /^KWD/);
      await dialog().getByLabel('External id').fill('customer-1');
      const overdraft = dialog().getByLabel('Overdraft');
      await overdraft.fill('9007199254740.9931');
      await dialog().getByText('KWD has 3 decimals at most.').waitFor();
      expect(await dialog().getByRole('button', { name: 'Create wallet' }).isDisabled()).toBe(true);
      await overdraft.fill('9007199254740.993');
      await dialog().getByText('KWD 9,007,199,254,740.993').waitFor();
      await dialog().getByRole('button', { name: 'Add a text' }).click();
      await dialog().getByLabel('Name 1').fill('tier');
      await dialog().getByLabel('Value 1').fill('gold');
      await checkPage(pay.watched, 'wallet-new');
      await dialog().getByRole('button', { name: 'Create wallet' }).click();
      await page.getByRole('heading', { name: 'Ada Lovelace', level: 1 }).waitFor();
      const made = await pay.ask<object>('GET', '/wallets/customer-1');
      expect(made).toMatchObject({
        name: 'Ada Lovelace',
        currency: 'KWD',
        overdraft_limit: '9007199254740993',
        metadata: { tier: 'gold' },
      });

      await page.getByText('All wallets').click();
      await button('New wallet').click();
      await pay.choose('Currency', 'KWD', /^KWD/);
      await dialog().getByLabel('External id').fill('customer-1');
      await dialog().getByRole('button', { name: 'Create wallet' }).click();
      await dialog().getByText('Another wallet has this external id.').waitFor();
      pay.expectRefusal(409);
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    },
    FLOW_MS,
  );

  it(
    'is found among others, whose sums are shown by currency',
    async () => {
      await pay.wallet({ name: 'Grace Hopper', external_id: 'customer-2', filled: '125050' });
      const katherine = await pay.wallet({ name: 'Katherine Johnson', filled: '9007199254740993' });
      await pay.wallet({ name: 'Tokyo', currency: 'JPY', filled: '98000' });
      await pay.ask('POST', '/holds', {
        wallet: katherine,
        amount: '250',
        currency: 'EUR',
        description: 'Room 12',
      });
      await pay.goTo('/wallets');
      const row = page.getByRole('row', { name: /Katherine/ });
      await row.getByText('€90,071,992,547,409.93').waitFor();
      await row.getByText('€90,071,992,547,407.43').waitFor();
      await figure('All wallets in EUR').getByText('€90,071,992,548,657.93').waitFor();
      await figure('All wallets in JPY').getByText('¥98,000').waitFor();
      await checkPage(pay.watched, 'wallets');
      await page.getByLabel('Look up', { exact: true }).fill('hopp');
      await row.waitFor({ state: 'detached' });
      await page.getByRole('row', { name: /Grace/ }).waitFor();
      await pay.choose('Status', '', 'Frozen');
      await page.getByText('No wallet fits.').waitFor();
    },
    FLOW_MS,
  );
});

describe('the page of a wallet', () => {
  it(
    'shows entries page by page, with the balance after each and over time',
    async () => {
      const till = await pay.wallet({ name: 'Till', external_id: 'till-1', filled: '100000' });
      const shop = await pay.wallet({ name: 'Shop' });
      for (let sale = 1; sale <= 57; sale++) {
        await pay.transfer(till, shop, String(sale), 'EUR', { description: `Sale ${sale}` });
      }
      await pay.goTo(`/wallets/${till}`);
      const rows = page.getByRole('region', { name: 'Entries' }).getByRole('row');
      await page
        .getByRole('row', { name: /Sale 57/ })
        .getByText('€983.47')
        .waitFor();
      await page.getByRole('img', { name: 'Balance: from €0.00 to €983.47' }).waitFor();
      await checkPage(pay.watched, 'wallet');
      expect(await rows.count()).toBe(1 + 50);
      await button('Show older').click();
      await page.getByRole('row', { name: /Sale 1\b/ }).waitFor();
      expect(await rows.count()).toBe(1 + 58);
      expect(await page.getByRole('row', { name: /no\. \d+ / }).count()).toBe(58);
      // Money that comes in is seen without being asked for.
      await pay.fill(till, '1653');
      await figure('Available').getByText('€1,000.00').waitFor();
      await page.getByText('In', { exact: true }).click();
      await page.getByRole('row', { name: /\+€16\.53/ }).waitFor();
      expect(await rows.count()).toBe(1 + 2);
      await page.getByText('Out', { exact: true }).click();
      await page
        .getByRole('row', { name: /Sale 56/ })
        .getByRole('link', { name: 'Sale 56' })
        .click();
      await page.getByRole('heading', { name: 'Sale 56', level: 1 }).waitFor();
    },
    FLOW_MS,
  );

  it(
    'gives statements as the service writes them',
    async () => {
      await pay.goTo('/wallets/till-1');
      for (const [format, label] of [
        ['csv', 'CSV'],
        ['json', 'JSON'],
        ['pdf', 'PDF'],
      ] as const) {
        await button('Statement').click();
        await dialog().getByText(label, { exact: true }).click();
        if (format === 'csv') await checkPage(pay.watched, 'wallet-statement');
        const asked = page.waitForRequest(/\/statement\?/);
        const loaded = page.waitForEvent('download');
        await dialog().getByRole('button', { name: 'Download' }).click();
        const file = await readFile(await (await loaded).path());
        await dialog().waitFor({ state: 'detached' });
        const { search } = new URL((await asked).url());
        const told = await pay.send('GET', `/wallets/till-1/statement${search}`);
        if (format === 'pdf') expect(file.subarray(0, 5).toString()).toBe('%PDF-');
        else expect(sameTwice(file.toString())).toBe(sameTwice(told.text));
        if (format === 'csv') expect(file.toString().split('\n').length).toBeGreaterThan(59);
      }
      await button('Statement').click();
      await dialog().getByLabel('First day').fill('2030-01-01');
      await dialog().getByText('Must not be before the first day.').waitFor();
      expect(await dialog().getByRole('button', { name: 'Download' }).isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    },
    FLOW_MS,
  );
});
