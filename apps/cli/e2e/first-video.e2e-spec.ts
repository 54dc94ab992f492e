import { followPage } from './follow-page.js';
import { type Installation, startInstallation } from './installation.js';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'media', 'platform'] });
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose](), 60_000);

it('the first video is played by following the page word by word', async () => {
  const { written, read } = await followPage(installation, 'first-video.md');
  expect(await written('asset.json')).toMatchObject({ status: 'ready', height: 720 });
  const [open, members] = [await read('master.m3u8'), await read('members.m3u8')];
  for (const playlist of [open, members]) {
    expect(playlist).toMatch(/RESOLUTION=1280x720/);
    expect(playlist).toMatch(/RESOLUTION=426x240/);
  }
  expect(open).toContain('public/720p.m3u8');
  expect(members).not.toContain('public/');
  const { player_url: url } = await written('everybody.json');
  expect(await read('index.html')).toContain(String(url));
  const page = await fetch(String(url));
  expect(await page.text()).toContain('<video');
}, 240_000);
