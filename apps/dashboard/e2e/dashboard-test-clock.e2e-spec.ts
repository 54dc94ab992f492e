import { checkPage } from './check-page.js';
import { PayStack } from './pay-stack.js';

const START_MS = 180_000;
const FLOW_MS = 150_000;
let pay: PayStack;

beforeAll(async () => {
  pay = await PayStack.start('Clock Shop');
}, START_MS);

afterAll(() => pay?.close(), START_MS);

const clock = () => pay.page.getByRole('group', { name: 'Test clock' });
const button = (name: string) => clock().getByRole('button', { name, exact: true });
const step = (text: string) => pay.page.getByRole('listitem').filter({ hasText: text });

interface Made {
  readonly id: string;
}

describe('the clock of a project in test mode', () => {
  it(
    'is stopped and moved by hand: a hold expires and an escrow pays out without waiting',
    async () => {
      await pay.goTo('/holds');
      expect(await clock().count()).toBe(0);
      await pay.page.getByLabel('Test mode').check({ force: true });
      await clock().getByText('Real time counts.').waitFor();
      pay.isTest = true;
      await button('Stop time').click();
      await clock().getByText('Time stands still at').waitFor();

      const buyer = await pay.wallet({ name: 'Ada', filled: '50000' });
      const seller = await pay.wallet({ name: 'Studio' });
      const hold = await pay.ask<Made>('POST', '/holds', {
        wallet: buyer,
        amount: '1000',
        currency: 'EUR',
        expires_in: 7200,
      });
      await pay.goTo(`/holds/${hold.id}`);
      await pay.page.getByText('2 h left').waitFor();
      await checkPage(pay.watched, 'test-clock-hold');
      await button('+1 hour').click();
      await pay.page.getByText('1 h left').waitFor();
      await button('+1 hour').click();
      await step('Expired, gave back €10.00').waitFor();

      const terms = { buyer, seller, amount: '20000', currency: 'EUR', inspection_days: 3 };
      const escrow = await pay.ask<Made>('POST', '/escrows', terms);
      await pay.ask('POST', `/escrows/${escrow.id}/fund`, { as: 'buyer' });
      await pay.ask('POST', `/escrows/${escrow.id}/deliver`, { as: 'seller' });
      await pay.goTo(`/escrows/${escrow.id}`);
      await pay.page.getByText(/is paid in 3 d/).waitFor();
      await button('+1 day').click();
      await pay.page.getByText(/is paid in 2 d/).waitFor();
      await button('+7 days').click();
      await pay.page.getByText(/is paid in/).waitFor({ state: 'detached' });
      const { state } = await pay.ask<{ state: string }>('GET', `/escrows/${escrow.id}`);
      expect(state).toBe('released');
      await checkPage(pay.watched, 'test-clock-escrow');
    },
    FLOW_MS,
  );

  it(
    'is moved to a moment, never back, and says why it cannot be left while it is ahead',
    async () => {
      await pay.goTo('/wallets');
      await button('Move to…').click();
      const dialog = pay.page.getByRole('dialog');
      const move = dialog.getByRole('button', { name: 'Move time' });
      await dialog.getByLabel('It is to be').fill('2020-01-01T09:00:00');
      expect(await move.isDisabled()).toBe(true);
      const to = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      await dialog.getByLabel('It is to be').fill(`${to}T09:00:00`);
      await checkPage(pay.watched, 'test-clock-move');
      await move.click();
      await dialog.waitFor({ state: 'detached' });
      await clock()
        .getByText(/Time stands still at .*9:00:00/)
        .waitFor();
      await button('Let real time count').click();
      await clock().getByRole('alert').waitFor();
      pay.expectRefusal(409);
      await checkPage(pay.watched, 'test-clock-ahead');
    },
    FLOW_MS,
  );
});
