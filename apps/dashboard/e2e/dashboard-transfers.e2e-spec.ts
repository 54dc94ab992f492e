import type { Page } from 'playwright-core';
import { checkPage } from './check-page.js';
import { PayStack } from './pay-stack.js';

const START_MS = 180_000;
const FLOW_MS = 150_000;
let pay: PayStack;
let page: Page;
let ada: string;
let grace: string;

beforeAll(async () => {
  pay = await PayStack.start('Transfer Shop');
  page = pay.page;
  ada = await pay.wallet({ name: 'Ada', external_id: 'ada', filled: '100000' });
  grace = await pay.wallet({ name: 'Grace', external_id: 'grace' });
  await pay.wallet({ name: 'Tokyo', currency: 'JPY', filled: '50000' });
}, START_MS);

afterAll(() => pay?.close(), START_MS);

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

const balanceOf = async (wallet: string) =>
  (await pay.ask<{ balance: { posted: string } }>('GET', `/wallets/${wallet}`)).balance.posted;

const transfersOf = async (query: string) =>
  (await pay.ask<{ items: { id: string; status: string }[] }>('GET', `/transfers?${query}`)).items;

describe('a transfer', () => {
  it(
    'is previewed, and made once by a double click',
    async () => {
      await pay.goTo('/transfers');
      await button('New transfer').click();
      await pay.choose('From', 'ada', /^Ada/);
      await pay.choose('To', '', /^Grace/);
      const amount = dialog().getByLabel('Amount');
      await amount.fill('12.505');
      await dialog().getByText('EUR has 2 decimals at most.').waitFor();
      expect(await dialog().getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
      await amount.fill('5000');
      await dialog().getByText('This would be refused').waitFor();
      await dialog()
        .getByText(/less available/)
        .waitFor();
      await amount.fill('120.5');
      const left = dialog().getByRole('status', { name: 'What would be left' });
      await left.getByText('€879.50').waitFor();
      await left.getByText('€120.50').waitFor();
      await dialog().getByLabel('Description').fill('Order 1042');
      await dialog().getByLabel('Reference').fill('order-1042');
      await checkPage(pay.watched, 'transfer-new');

      // The first request is held back, so that the second click comes while it is under way.
      const keys: (string | undefined)[] = [];
      await page.route('**/api/pay/api/v1/transfers', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await dialog().getByRole('button', { name: 'Send' }).dblclick();
      await page.getByRole('heading', { name: 'Order 1042', level: 1 }).waitFor();
      await page.unroute('**/api/pay/api/v1/transfers');
      expect(new Set(keys).size).toBe(1);
      expect(await transfersOf('reference=order-1042')).toHaveLength(1);
      expect([await balanceOf(ada), await balanceOf(grace)]).toEqual(['87950', '12050']);
    },
    FLOW_MS,
  );

  it(
    'is made once when its answer is lost and it is sent again',
    async () => {
      await pay.goTo('/transfers');
      await button('New transfer').click();
      await pay.choose('From', 'ada', /^Ada/);
      await pay.choose('To', '', /^Grace/);
      await dialog().getByLabel('Amount').fill('1');
      await dialog().getByLabel('Reference').fill('lost');
      let sent = 0;
      await page.route('**/api/pay/api/v1/transfers', async (route) => {
        if (++sent > 1) return route.continue();
        await route.fetch();
        return route.abort('connectionreset');
      });
      await dialog().getByRole('button', { name: 'Send' }).click();
      await dialog().getByRole('alert').getByText('does not answer').waitFor();
      await dialog().getByRole('button', { name: 'Send' }).click();
      await page.getByRole('heading', { name: 'lost', level: 1 }).waitFor();
      await page.unroute('**/api/pay/api/v1/transfers');
      expect(sent).toBe(2);
      expect(await transfersOf('reference=lost')).toHaveLength(1);
      expect(await balanceOf(ada)).toBe('87850');
      const at = pay.watched.complaints.findIndex((text) => text.includes('CONNECTION_RESET'));
      if (at >= 0) pay.watched.complaints.splice(at, 1);
    },
    FLOW_MS,
  );

  it(
    'goes back in part and then in whole, and never further',
    async () => {
      const [sent] = await transfersOf('reference=order-1042');
      await pay.goTo(`/transfers/${sent?.id}`);
      await page
        .getByRole('img', { name: /Moved back €0\.00, Can be moved back €120\.50/ })
        .waitFor();
      await button('Reverse').click();
      await dialog().getByText('A part', { exact: true }).click();
      await dialog().getByLabel('Amount').fill('120.51');
      await dialog().getByText('That is more than is left of it.').waitFor();
      await dialog().getByLabel('Amount').fill('20.25');
      await dialog().getByLabel('Description').fill('One broke');
      await checkPage(pay.watched, 'transfer-reverse');
      await dialog().getByRole('button', { name: 'Reverse transfer' }).click();
      await page
        .getByRole('row', { name: /One broke/ })
        .getByText('€20.25')
        .waitFor();
      await page.getByRole('img', { name: /Can be moved back €100\.25/ }).waitFor();
      await page.getByRole('listitem').filter({ hasText: 'transfer.reversed' }).waitFor();
      await checkPage(pay.watched, 'transfer');
      await button('Reverse').click();
      await dialog().getByRole('button', { name: 'Reverse transfer' }).click();
      await page.getByRole('img', { name: /Can be moved back €0\.00/ }).waitFor();
      await button('Reverse').waitFor({ state: 'detached' });
      expect([await balanceOf(ada), await balanceOf(grace)]).toEqual(['99900', '100']);
    },
    FLOW_MS,
  );
});

describe('transfers', () => {
  it(
    'are listed with those that failed and went back, and narrowed by wallet and status',
    async () => {
      const body = { from: grace, to: ada, amount: '99999', currency: 'EUR', description: 'Rent' };
      expect((await pay.send('POST', '/transfers', body)).status).toBe(402);
      await pay.ask('POST', '/postings', {
        description: 'Sale with a fee',
        legs: [
          { wallet: ada, amount: '-300', currency: 'EUR' },
          { wallet: grace, amount: '280', currency: 'EUR' },
          { wallet: await pay.wallet({ name: 'Fees' }), amount: '20', currency: 'EUR' },
        ],
      });
      await pay.goTo('/transfers');
      const row = (name: RegExp) => page.getByRole('row', { name });
      await row(/Rent/).getByText('Not enough available').waitFor();
      await row(/Sale with a fee/)
        .getByText('3 legs')
        .waitFor();
      await row(/Order 1042/)
        .getByText('Reversed', { exact: true })
        .waitFor();
      await row(/Outside JPY/)
        .getByText('¥50,000')
        .waitFor();
      await checkPage(pay.watched, 'transfers');
      await pay.choose('Wallet', 'Grace', /^Grace/);
      await row(/Outside JPY/).waitFor({ state: 'detached' });
      await pay.choose('Status', '', 'Failed');
      await row(/Order 1042/).waitFor({ state: 'detached' });
      await row(/Rent/).getByRole('link', { name: 'Rent' }).click();
      await page.getByRole('heading', { name: 'Rent', level: 1 }).waitFor();
      await page.getByText('Nothing moved, so nothing was booked.').waitFor();
      await page.getByRole('listitem').filter({ hasText: 'transfer.failed' }).waitFor();
      await checkPage(pay.watched, 'transfer-failed');
      await page.goBack();
      await page.getByRole('combobox', { name: 'Wallet' }).waitFor();
      await pay.goTo('/transfers');
      await row(/Sale with a fee/)
        .getByRole('link', { name: 'Sale with a fee' })
        .click();
      await page.getByRole('row', { name: /Fees/ }).getByText('+€0.20').waitFor();
    },
    FLOW_MS,
  );
});
