import { checkPage } from './check-page.js';
import { writeTerms } from './escrow-terms.js';
import { PayStack } from './pay-stack.js';

const START_MS = 180_000;
const FLOW_MS = 150_000;
let pay: PayStack;
let [buyer, seller]: string[] = [];

beforeAll(async () => {
  pay = await PayStack.start('Escrow Market');
  buyer = await pay.wallet({ name: 'Ada (buyer)', filled: '100000' });
  seller = await pay.wallet({ name: 'Studio Noether' });
}, START_MS);

afterAll(() => pay?.close(), START_MS);

const dialog = () => pay.page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name });
const button = (name: string) => pay.page.getByRole('button', { name, exact: true });
const step = (text: string) => pay.page.getByRole('listitem').filter({ hasText: text });
const row = (name: RegExp) => pay.page.getByRole('row', { name });
const as = (role: string) => pay.page.getByText(role, { exact: true }).first().click();

const postedOf = async (wallet: string) => {
  type Wallet = { balance: { posted: string } };
  return (await pay.ask<Wallet>('GET', `/wallets/${wallet}`)).balance.posted;
};

interface Made {
  readonly id: string;
}

/** An escrow with money in it. */
async function funded(more: object = {}): Promise<string> {
  const terms = { buyer, seller, amount: '10000', currency: 'EUR', ...more };
  const { id } = await pay.ask<Made>('POST', '/escrows', terms);
  await pay.ask('POST', `/escrows/${id}/fund`, { as: 'buyer' });
  return id;
}

describe('an escrow', () => {
  it(
    'with two milestones goes from its terms over a dispute to a divided rest',
    async () => {
      await pay.goTo('/escrows');
      await pay.page.getByText('No escrows yet').waitFor();
      await checkPage(pay.watched, 'escrows-empty');
      await button('New escrow').click();
      await writeTerms(pay.page);
      await checkPage(pay.watched, 'escrow-create');
      await inDialog('Make escrow').click();
      await pay.page.getByRole('heading', { name: 'Website for a bakery', level: 1 }).waitFor();
      await checkPage(pay.watched, 'escrow-created');

      await button('Fund').click();
      await inDialog('Fund €607.50').click();
      await step('Money is in escrow').getByText('€607.50 paid in').waitFor();
      expect(await postedOf(buyer!)).toBe('39250');

      await button('Deliver Design').click();
      await inDialog('Deliver').click();
      await row(/Design/)
        .getByText('Delivered')
        .waitFor();
      await row(/Design/)
        .getByText(/paid in (7 d|6 d 23 h)/)
        .waitFor();
      await as('Buyer');
      await button('Release Design').click();
      await checkPage(pay.watched, 'escrow-release');
      await inDialog('Release €200.00').click();
      await row(/Design/)
        .getByText('Released')
        .waitFor();
      await step('A part was released').getByText('€197.50 to the seller').waitFor();

      await button('Dispute').click();
      await dialog().getByLabel('Reason').fill('The shop does not take orders.');
      await inDialog('Dispute').click();
      await row(/Code and launch/)
        .getByText('Disputed')
        .waitFor();
      await button('Add evidence').waitFor();
      await as('Seller');
      await button('Add evidence').click();
      await dialog().getByLabel('What it shows').fill('It took ten orders on Monday.');
      await dialog().getByLabel('Links').fill('https://example.com/orders');
      await inDialog('Add evidence').click();
      await step('It took ten orders on Monday.').waitFor();
      await checkPage(pay.watched, 'escrow-disputed');

      await as('Arbiter');
      await button('Resolve').click();
      const slider = dialog().getByRole('slider', { name: 'Part of the seller in percent' });
      await slider.focus();
      await slider.press('Home');
      for (let at = 0; at < 3; at += 1) await slider.press('ArrowRight');
      expect(await dialog().getByLabel('To the seller, before fees').inputValue()).toBe('12.00');
      await dialog().getByLabel('To the buyer').fill('400.01');
      await dialog().getByText('At most €400.00 is left.').waitFor();
      await dialog().getByLabel('To the buyer').fill('100');
      expect(await dialog().getByLabel('To the seller, before fees').inputValue()).toBe('300.00');
      await dialog().getByLabel('Why').fill('Most of it works.');
      await checkPage(pay.watched, 'escrow-resolve');
      await inDialog('Resolve').click();
      await row(/Code and launch/)
        .getByText('Split')
        .waitFor();
      await step('Resolved').getByText('“Most of it works.”').waitFor();
      await pay.page
        .getByRole('img', {
          name: /In escrow €0.00, To the seller €500.00, Back to the buyer €100/,
        })
        .waitFor();
      await checkPage(pay.watched, 'escrow-resolved');
      // The fee of 500 is 12.50, of which the buyer bears 6.25; of 607.50 it gets 101.25 back.
      expect([await postedOf(buyer!), await postedOf(seller!)]).toEqual(['49375', '49375']);
      await pay.page.getByRole('link', { name: 'All escrows' }).click();
      await row(/Website for a bakery/)
        .getByText('Resolved')
        .waitFor();
    },
    FLOW_MS,
  );

  it(
    'is released once when the button is pressed twice at once',
    async () => {
      const id = await funded({ description: 'Piano lessons' });
      const before = BigInt(await postedOf(seller!));
      await pay.goTo(`/escrows/${id}`);
      const keys: string[] = [];
      pay.page.on('request', (request) => {
        const key = request.headers()['idempotency-key'];
        if (request.url().endsWith('/release') && key) keys.push(key);
      });
      await as('Buyer');
      await button('Release').click();
      // A part: the whole could not be released twice anyway.
      await dialog().getByLabel('Amount').fill('25');
      await inDialog('Release €25.00').evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
      await step('A part was released').waitFor();
      await dialog().waitFor({ state: 'detached' });
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      expect(BigInt(await postedOf(seller!)) - before).toBe(2500n);
      expect(await step('A part was released').count()).toBe(1);

      // Another part of the same amount is another wish, and is done.
      await as('Buyer');
      await button('Release').click();
      await dialog().getByLabel('Amount').fill('25');
      await inDialog('Release €25.00').dblclick();
      await step('A part was released').nth(1).waitFor();
      await dialog().waitFor({ state: 'detached' });
      expect(BigInt(await postedOf(seller!)) - before).toBe(5000n);
    },
    FLOW_MS,
  );

  it(
    'offers each party what it may do, shows refusals, and is found by its state',
    async () => {
      const id = await funded({ description: 'Guitar', arbiter: `acc_${'0'.repeat(26)}` });
      await pay.goTo(`/escrows/${id}`);
      await button('Deliver').waitFor();
      await as('Arbiter');
      await button('Refund').waitFor();
      expect(await button('Deliver').count()).toBe(0);
      await button('Refund').click();
      await inDialog('Refund €100.00').click();
      await dialog().getByText('The escrow names somebody else as its arbiter.').waitFor();
      await inDialog('Cancel').click();
      pay.watched.complaints.length = 0;
      await as('Seller');
      await button('Refund').click();
      await inDialog('Refund €100.00').click();
      await step('Refunded').getByText('€100.00 to the buyer').waitFor();
      expect(await button('Refund').count()).toBe(0);
      await pay.page.getByRole('link', { name: 'All escrows' }).click();
      await row(/Guitar/).waitFor();
      await checkPage(pay.watched, 'escrows');
      await pay.page.getByRole('combobox', { name: 'State' }).click();
      await pay.page.getByRole('option', { name: 'Refunded' }).click();
      await row(/Piano/).waitFor({ state: 'detached' });
      expect(await row(/Guitar/).count()).toBe(1);
    },
    FLOW_MS,
  );
});
