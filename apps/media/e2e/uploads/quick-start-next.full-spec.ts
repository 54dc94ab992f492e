import { sendAndWatch } from './quick-start-page.js';

it('upload-from-next-js.md ends with a film that its page plays', async () => {
  expect(await sendAndWatch('upload-from-next-js.md')).toBeGreaterThan(40);
}, 480_000);
