import { checkPage } from './check-page.js';
import { dropFile } from './dropped-file.js';
import { PayStack } from './pay-stack.js';

const START_MS = 180_000;
const FLOW_MS = 150_000;
const HEADER = 'line,day,kind,order_id,reference,amount,fee,currency';
let pay: PayStack;

beforeAll(async () => {
  pay = await PayStack.start('Settled Shop');
  await pay.wallet({ name: 'Till' });
}, START_MS);

afterAll(() => pay?.close(), START_MS);

const dialog = () => pay.page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true });
const button = (name: string | RegExp) => pay.page.getByRole('button', { name, exact: true });
const tab = (name: string | RegExp) => pay.page.getByRole('tab', { name });
const row = (name: RegExp) => pay.page.getByRole('row', { name });

const zone = () => dialog().getByRole('group', { name: 'Settlement file' });

async function pick(label: string, name: string): Promise<void> {
  await dialog().getByRole('combobox', { name: label }).click();
  await pay.page.getByRole('option', { name }).click();
}

interface Listed {
  readonly items: readonly { readonly id: string; readonly created_at: string }[];
}
const newestPayin = async () => (await pay.ask<Listed>('GET', '/payins')).items[0]!;

describe('money in and out', () => {
  it(
    'comes in with a number of the sandbox, and goes back in part',
    async () => {
      await pay.goTo('/payments');
      await pay.page.getByText('No pay-ins yet').waitFor();
      await checkPage(pay.watched, 'payins-empty');
      await button('New pay-in').click();
      await pick('Into wallet', 'Till');
      await dialog().getByLabel('Amount').fill('120.00');
      await dialog().getByLabel('Description').fill('Order 1001');
      await dialog().getByLabel('Number of the card').fill('12');
      await inDialog('Take in').click();
      await dialog().getByText('Must be the number of a card.').waitFor();
      pay.watched.complaints.length = 0;
      await inDialog('Succeeds at once').click();
      await checkPage(pay.watched, 'payin-create');
      await inDialog('Take in').click();
      await pay.page.getByRole('heading', { name: 'Order 1001', level: 1 }).waitFor();
      await pay.page.getByRole('listitem').filter({ hasText: 'Succeeded' }).waitFor();
      await button('Refund').click();
      await dialog().getByLabel('Amount').fill('20');
      await inDialog('Refund €20.00').click();
      await pay.page.getByRole('heading', { name: '€20.00', level: 2 }).waitFor();
      await checkPage(pay.watched, 'payout');
      await pay.page.getByRole('link', { name: /^pin_/ }).click();
      await pay.page
        .getByRole('img', { name: 'Of the pay-in: Kept €100.00, Given back €20.00' })
        .waitFor();
      await checkPage(pay.watched, 'payin');
    },
    FLOW_MS,
  );

  it(
    'fails with its reason, and a payout is held until the bank has paid',
    async () => {
      await pay.goTo('/payments');
      await button('New pay-in').click();
      await pick('Into wallet', 'Till');
      await dialog().getByLabel('Amount').fill('5');
      await inDialog('Is declined at once').click();
      await inDialog('Take in').click();
      const failed = pay.page.getByRole('listitem').filter({ hasText: 'Failed' });
      await failed.getByText('declined').waitFor();
      await pay.page.getByRole('link', { name: 'All pay-ins' }).click();
      await row(/Order 1001/).waitFor();
      await checkPage(pay.watched, 'payins');
      await tab('Payouts').click();
      await button('New payout').click();
      await pick('Out of wallet', 'Till');
      await dialog().getByLabel('Amount').fill('30');
      await inDialog('Is pending for ever').click();
      await inDialog('Pay out').click();
      await pay.page.getByRole('listitem').filter({ hasText: 'The provider has it' }).waitFor();
      await pay.page.getByRole('link', { name: /^hld_/ }).waitFor();
      await pay.page.getByRole('link', { name: 'All payouts' }).click();
      await row(/IBAN …0008/)
        .getByText('Pending')
        .waitFor();
      await tab('Providers').click();
      await row(/Sandbox/)
        .getByText('Active')
        .waitFor();
      await button('Add provider').click();
      await dialog().getByLabel('Secret key').fill('not a key');
      await dialog().getByLabel('Signing secret').fill('whsec_correct_horse');
      await inDialog('Add provider').click();
      await dialog().getByText('Must be a secret or restricted key.').waitFor();
      pay.watched.complaints.length = 0;
      await dialog().getByLabel('Secret key').fill('sk_live_correcthorse');
      await inDialog('Add provider').click();
      await row(/Stripe/)
        .getByText('Active')
        .waitFor();
      expect(await pay.page.content()).not.toMatch(/correct_?horse/);
      await checkPage(pay.watched, 'payment-providers');
    },
    FLOW_MS,
  );
});

describe('a settlement file with a line too much', () => {
  it(
    'ends on the desk as what only the provider has, and goes to suspense',
    async () => {
      await pay.goTo('/reconciliation');
      await pay.page.getByText('Nothing was compared yet').waitFor();
      await checkPage(pay.watched, 'reconciliation-empty');
      const { created_at: at } = await newestPayin();
      const day = at.slice(0, 10);
      const payins = await pay.ask<{ items: { id: string; status: string }[] }>('GET', '/payins');
      const paid = payins.items.find(({ status }) => status === 'succeeded')!;
      const file = [
        HEADER,
        `bkl_1,${day},payin,${paid.id},,12000,193,EUR`,
        `bkl_2,${day},payin,,bnk_unknown,4711,0,EUR`,
      ].join('\n');
      await button('Compare').click();
      await pick('Provider', 'Sandbox');
      await dropFile(zone(), 'settlement.csv', 'one,line\n1,2');
      await inDialog('Compare').click();
      await dialog().getByRole('alert').getByText(/Row 2/).waitFor();
      pay.watched.complaints.length = 0;
      await inDialog('Take another').click();
      await dropFile(zone(), 'settlement.csv', file);
      await dialog().getByText('settlement.csv').waitFor();
      expect(await dialog().getByLabel('First day').inputValue()).toBe(day);
      await checkPage(pay.watched, 'reconciliation-compare');
      await inDialog('Compare').click();
      await tab('Only the provider has it (1)').waitFor();
      await row(/bnk_unknown/)
        .getByText('€47.11')
        .waitFor();
      await checkPage(pay.watched, 'reconciliation-run');

      await button(/^Settle Pay-in bkl_2/).click();
      await dialog().getByLabel('Note').fill('Asked the bank.');
      await checkPage(pay.watched, 'reconciliation-settle');
      await inDialog('To suspense').click();
      await row(/bnk_unknown/)
        .getByText('In suspense: Asked the bank.')
        .waitFor();
      expect(await button(/^Settle Pay-in bkl_2/).count()).toBe(0);
      type Accounts = { items: { kind: string; balance: { posted: string } }[] };
      const { items } = await pay.ask<Accounts>('GET', '/system-accounts');
      const suspense = items.filter(({ kind }) => kind === 'suspense');
      expect(suspense.map(({ balance }) => balance.posted)).toEqual(['4711']);

      await tab('Matched (1)').click();
      await row(/bkl_1/).getByText('€120.00').first().waitFor();
      // The refund has no line in the file.
      await tab('Only the books have it (1)').click();
      await row(/Refund/)
        .getByText('-€20.00')
        .waitFor();
      await pay.page.getByRole('link', { name: 'All comparisons' }).click();
      await row(new RegExp(day)).getByText('A file').waitFor();
      await checkPage(pay.watched, 'reconciliation');
    },
    FLOW_MS,
  );
});

describe('the ledger', () => {
  it(
    'is verified on demand, and all is well',
    async () => {
      await pay.goTo('/ledger');
      await pay.page.getByText('Not checked on this page yet.').waitFor();
      await button('Verify now').click();
      await pay.page.getByText('All is well').waitFor();
      expect(await pay.page.getByRole('img', { name: 'Holds' }).count()).toBe(10);
      await row(/^#1/).waitFor();
      await checkPage(pay.watched, 'ledger');
    },
    FLOW_MS,
  );
});
