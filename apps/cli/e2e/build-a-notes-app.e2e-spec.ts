import { followPage } from './follow-page.js';
import { type Installation, startInstallation } from './installation.js';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'platform', 'vault'] });
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose](), 60_000);

it('a notes app begins by doing what the page says word by word', async () => {
  const { written, read } = await followPage(installation, 'build-a-notes-app.md');
  const list = async (name: string) => JSON.parse(await read(name)) as object[];
  expect(await written('imported.json')).toMatchObject({ source: 'markdown', imported: 2 });
  const found = { note: { title: 'Zucchini', tags: ['garden'] } };
  expect(await list('found.json')).toMatchObject([found]);
  expect(await list('backlinks.json')).toMatchObject([{ title: 'Zucchini' }]);
  expect(await list('ticked.json')).toMatchObject([{ checked: true }, { checked: false }]);
  expect(await read('refused.txt')).toContain('precondition_failed');
  expect(await written('reverted.json')).toMatchObject({ body: '- [ ] Seeds\n- [ ] Soil\n' });
  expect(await list('next.json')).toMatchObject([{ due: { date: '2026-06-08' } }]);
}, 120_000);
