import type { Page } from 'playwright-core';
import { checkPage } from './check-page.js';
import { PayStack } from './pay-stack.js';

const START_MS = 180_000;
const FLOW_MS = 150_000;
let pay: PayStack;
let page: Page;

beforeAll(async () => {
  pay = await PayStack.start('Frozen Shop');
  page = pay.page;
}, START_MS);

afterAll(() => pay?.close(), START_MS);

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const figure = (name: string) => page.getByRole('group', { name, exact: true });

describe('a wallet', () => {
  it(
    'is frozen, so that sending is refused in sight, opened, edited and closed',
    async () => {
      const manage = async (item: string) => {
        await button('Manage').click();
        await page.getByRole('menuitem', { name: item, exact: true }).click();
      };
      const till = await pay.wallet({ name: 'Till', filled: '100000' });
      const shop = await pay.wallet({ name: 'Shop' });
      await pay.goTo(`/wallets/${till}`);
      await manage('Freeze');
      await dialog().getByLabel('Reason').fill('Lost card');
      await checkPage(pay.watched, 'wallet-freeze');
      await dialog().getByRole('button', { name: 'Freeze wallet' }).click();
      await page.getByText('Nothing leaves this wallet').waitFor();
      await page.getByText('Lost card').waitFor();
      await page.getByText('Only receives').waitFor();
      await button('Send money').click();
      await pay.choose('To', 'Shop', 'Shop');
      await dialog().getByLabel('Amount').fill('5');
      await dialog().getByText('The wallet is frozen.').waitFor();
      await checkPage(pay.watched, 'wallet-frozen-send');
      await dialog().getByRole('button', { name: 'Send' }).click();
      await dialog().getByRole('alert').getByText('The wallet is frozen.').waitFor();
      pay.expectRefusal(409);
      await dialog().getByRole('button', { name: 'Cancel' }).click();

      await manage('Unfreeze');
      await dialog().getByRole('button', { name: 'Unfreeze wallet' }).click();
      await page.getByText('Nothing leaves this wallet').waitFor({ state: 'detached' });
      await manage('Edit');
      await dialog().getByRole('textbox', { name: 'Name', exact: true }).fill('Front till');
      await dialog().getByLabel('Overdraft').fill('50');
      await dialog().getByRole('button', { name: 'Save' }).click();
      await page.getByRole('heading', { name: 'Front till', level: 1 }).waitFor();
      await figure('Available').getByText('and €50.00 may be overdrawn').waitFor();

      await manage('Close');
      await dialog().getByLabel('Type Front till to confirm').fill('Front till');
      await dialog().getByRole('button', { name: 'Close wallet' }).click();
      await dialog().getByText('The wallet still has money').waitFor();
      pay.expectRefusal(409);
      await pay.transfer(till, shop, '100000');
      await dialog().getByRole('button', { name: 'Close wallet' }).click();
      await page.getByText('This wallet is closed').waitFor();
      expect(await button('Send money').count()).toBe(0);
      await checkPage(pay.watched, 'wallet-closed');
    },
    FLOW_MS,
  );

  it('says when there is no such wallet', async () => {
    await pay.goTo('/wallets/nobody');
    await page.getByRole('alert').getByText('This project has no such wallet.').waitFor();
    pay.expectRefusal(404);
  });
});
