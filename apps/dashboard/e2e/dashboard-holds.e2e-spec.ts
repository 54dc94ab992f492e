import { checkPage } from './check-page.js';
import { PayStack } from './pay-stack.js';

const START_MS = 180_000;
const FLOW_MS = 150_000;
let pay: PayStack;
let [customer, shop]: string[] = [];

beforeAll(async () => {
  pay = await PayStack.start('Hold Shop');
  customer = await pay.wallet({ name: 'Ada Lovelace', filled: '50000' });
  shop = await pay.wallet({ name: 'Corner shop' });
}, START_MS);

afterAll(() => pay?.close(), START_MS);

const dialog = () => pay.page.getByRole('dialog');
const button = (name: string | RegExp) => pay.page.getByRole('button', { name, exact: true });
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name });
const steps = () => pay.page.getByRole('list').getByRole('listitem');
const step = (text: string | RegExp) => steps().filter({ hasText: text });

async function pick(label: string, name: string): Promise<void> {
  await dialog().getByRole('combobox', { name: label }).click();
  await pay.page.getByRole('option', { name }).click();
}

const balanceOf = async (wallet: string) =>
  (await pay.ask<{ balance: Record<string, string> }>('GET', `/wallets/${wallet}`)).balance;

interface Held {
  readonly id: string;
}

const hold = (more: object = {}) =>
  pay.ask<Held>('POST', '/holds', {
    wallet: customer,
    amount: '1000',
    currency: 'EUR',
    destination: shop,
    ...more,
  });

describe('a hold', () => {
  it(
    'is made by hand, and captured in two parts; its timeline tells both and the rest',
    async () => {
      await pay.goTo('/holds');
      await pay.page.getByText('No holds yet').waitFor();
      await checkPage(pay.watched, 'holds-empty');
      await button('New hold').click();
      await pick('Wallet', 'Ada Lovelace');
      await dialog().getByLabel('Amount').fill('80.00');
      await pick('Captures pay to', 'Corner shop');
      await dialog().getByLabel('Description').fill('Room 12, two nights');
      await checkPage(pay.watched, 'hold-create');
      await inDialog('Put aside').click();
      await pay.page.getByRole('heading', { name: 'Room 12, two nights', level: 1 }).waitFor();
      await step('Put aside €80.00').waitFor();
      expect(await balanceOf(customer!)).toMatchObject({ held: '8000', available: '42000' });

      await button('Capture').click();
      await dialog().getByLabel('Amount').fill('30');
      await dialog().getByText('Keep it held').click();
      await checkPage(pay.watched, 'hold-capture');
      await inDialog('Capture €30.00').click();
      await step('Captured €30.00').getByText('€50.00 still held').waitFor();
      await pay.page.getByText('Captured in part').waitFor();

      await button('Increase').click();
      await dialog().getByLabel('More to put aside').fill('5');
      await inDialog('Increase').click();
      await step('Increased by €5.00').getByText('€55.00 still held').waitFor();
      await checkPage(pay.watched, 'hold');

      await button('Capture').click();
      await dialog().getByLabel('Amount').fill('45.50');
      await inDialog('Capture €45.50').click();
      await step('Captured €45.50').getByText('the rest, €9.50, was given back').waitFor();
      await pay.page
        .getByRole('img', { name: 'Captured €75.50, Still held €0.00, Given back €9.50' })
        .waitFor();
      expect(await button('Capture').count()).toBe(0);
      await checkPage(pay.watched, 'hold-captured');
      expect(await balanceOf(customer!)).toEqual({
        posted: '42450',
        held: '0',
        available: '42450',
      });
      expect(await balanceOf(shop!)).toMatchObject({ posted: '7550' });
    },
    FLOW_MS,
  );

  it(
    'says at the field what is too much, and what was refused stays in the timeline',
    async () => {
      const { id } = await hold({ description: 'Bicycle' });
      await pay.goTo(`/holds/${id}`);
      await button('Capture').click();
      await dialog().getByLabel('Amount').fill('10.01');
      await inDialog('Capture €10.01').click();
      await dialog().getByLabel('Amount').and(pay.page.locator('[aria-invalid=true]')).waitFor();
      expect(await dialog().getByRole('alert').count()).toBe(0);
      await checkPage(pay.watched, 'hold-refused');
      await dialog().getByLabel('Amount').fill('10');
      await inDialog('Capture €10.00').click();
      await step('Captured €10.00').waitFor();
      await step('Capture €10.01 refused').getByText('amount exceeds hold').waitFor();
      pay.watched.complaints.length = 0;
    },
    FLOW_MS,
  );

  it(
    'is captured once when the button is pressed twice at once, and when nobody knows the answer',
    async () => {
      const { id } = await hold({ description: 'Twice' });
      await pay.goTo(`/holds/${id}`);
      const keys: string[] = [];
      pay.page.on('request', (request) => {
        const key = request.headers()['idempotency-key'];
        if (request.url().endsWith('/capture') && key) keys.push(key);
      });
      // The first answer is lost on its way: money moved, and the page does not know.
      let isLost = false;
      await pay.page.route('**/capture', async (route) => {
        if (isLost) return route.continue();
        isLost = true;
        await route.fetch();
        return route.abort();
      });
      await button('Capture').click();
      await dialog().getByLabel('Amount').fill('4');
      await dialog().getByText('Keep it held').click();
      await inDialog('Capture €4.00').evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
      await step('Captured €4.00').waitFor();
      await dialog().waitFor({ state: 'detached' });
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
      const { captured } = await pay.ask<{ captured: string }>('GET', `/holds/${id}`);
      expect(captured).toBe('400');
      await pay.page.unroute('**/capture');
      pay.watched.complaints.length = 0;
    },
    FLOW_MS,
  );

  it(
    'counts down, is voided by hand, and is found by its state',
    async () => {
      const { id } = await hold({ description: 'Deposit', expires_in: 7200 });
      await pay.goTo(`/holds/${id}`);
      await pay.page.getByText(/^1 h 5\d min left$/).waitFor();
      await button('Void').click();
      await inDialog('Void hold').click();
      await step('Voided, gave back €10.00').waitFor();
      await pay.page.getByRole('link', { name: 'All holds' }).click();
      await pay.page
        .getByRole('row', { name: /Deposit/ })
        .getByText('Voided')
        .waitFor();
      await checkPage(pay.watched, 'holds');
      await pay.page.getByRole('combobox', { name: 'State' }).click();
      await pay.page.getByRole('option', { name: 'Voided' }).click();
      await pay.page.getByRole('row', { name: /Room 12/ }).waitFor({ state: 'detached' });
      expect(await pay.page.getByRole('row', { name: /Deposit/ }).count()).toBe(1);
      await pay.page.getByRole('combobox', { name: 'State' }).click();
      await pay.page.getByRole('option', { name: 'Expired' }).click();
      await pay.page.getByText('No hold is in this state.').waitFor();
    },
    FLOW_MS,
  );
});
