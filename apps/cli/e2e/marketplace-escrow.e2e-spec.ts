import { followPage } from './follow-page.js';
import { type Installation, startInstallation } from './installation.js';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'pay', 'platform'] });
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose](), 60_000);

it('a marketplace with escrow is built by following the page word by word', async () => {
  const { written } = await followPage(installation, 'marketplace-escrow.md');
  expect(await written('payin.json')).toMatchObject({ data: { status: 'succeeded' } });
  expect(await written('funded.json')).toMatchObject({ state: 'funded', funded: '20250' });
  expect(await written('released.json')).toMatchObject({
    state: 'partially_released',
    operation: { to_seller: '7900', fee: '200' },
  });
  expect(await written('resolved.json')).toMatchObject({
    state: 'resolved',
    paid_to_seller: '16787',
    paid_to_buyer: '3038',
    fees: '425',
    operation: { reason: 'It works on computers.' },
  });
  const { timeline } = await written('whole-story.json');
  expect((timeline as { type: string }[]).map(({ type }) => type)).toEqual([
    'escrow.created',
    'escrow.funded',
    'escrow.accepted',
    'escrow.delivered',
    'escrow.partially_released',
    'escrow.delivered',
    'escrow.disputed',
    'escrow.evidence_added',
    'escrow.resolved',
  ]);
  expect(await written('payout.json')).toMatchObject({
    data: { status: 'succeeded', amount: '16787' },
  });
}, 240_000);
