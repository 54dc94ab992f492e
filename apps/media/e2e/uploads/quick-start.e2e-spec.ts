import { sendAndWatch } from './quick-start-page.js';

it('upload-from-a-page.md ends with a film that its page plays', async () => {
  expect(await sendAndWatch('upload-from-a-page.md')).toBeGreaterThan(40);
}, 120_000);
