import { eventually } from '@skydeck/testing';
import { followPage } from './follow-page.js';
import { type Installation, startInstallation } from './installation.js';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging', 'platform'] });
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose](), 60_000);

it('the first message is sent by following the page word by word', async () => {
  const { outputs, written } = await followPage(installation, 'first-message.md');
  expect(outputs.join('\n')).toContain('Welcome, Ada');
  const { id } = await written('message.json');
  const happened = await written('what-happened.json');
  const [accepted] = happened['events'] as { status: string }[];
  expect(happened).toMatchObject({ id, content: { text: 'Hello from Skydeck' } });
  expect(accepted).toMatchObject({ status: 'accepted' });
  expect(await written('sent.json')).toMatchObject({
    data: { to: 'grace@example.com', content: { subject: 'Welcome, Grace' } },
  });
  await eventually(
    async () => {
      const told = await installation.json(['message', 'insight', '--by', 'template']);
      expect(told).toMatchObject({ counts: { accepted: 3, delivered: 3 }, delivery_rate: 1 });
    },
    { timeoutMs: 30_000, everyMs: 1000 },
  );
}, 240_000);
