import { readFile } from 'node:fs/promises';
import { eventually } from '@skydeck/testing';
import type { Locator } from 'playwright-core';
import { checkPage } from './check-page.js';
import { FLOW_MS, ServersPage, START_MS } from './servers-page.js';

/** How often the terminal is dropped while it is fetched, before it comes through. */
const DROPPED = 2;
let servers: ServersPage;

beforeAll(async () => {
  servers = await ServersPage.start('Consoles');
  await servers.create('web-1');
}, START_MS);

afterAll(() => servers?.close(), START_MS);

describe('the console of a server', () => {
  it(
    'comes through dropped requests, answers what is typed, follows its size, and connects again',
    async () => {
      const { page, watched } = servers;
      const dropped = { times: DROPPED };
      await page.route('**/xterm-*.mjs*', (route) => route.abort('connectionreset'), dropped);
      await servers.open('web-1', 'Console');
      await page.getByText('Connected', { exact: true }).waitFor();
      const screen = page.locator('.xterm-rows');
      await type('echo sky$((40 + 2))deck');
      await screen.getByText('sky42deck').waitFor();
      await type('stty size');
      await screen.getByText(/^\d+ \d{2,3}\s*$/).waitFor();
      const wide = await lastSize(screen);
      await checkPage(watched, 'servers-console');
      await page.setViewportSize({ width: 900, height: 800 });
      await type('clear; stty size');
      await eventually(async () => (await lastSize(screen)) < wide);
      await page.setViewportSize({ width: 1280, height: 800 });
      await type('exit');
      await page.getByText('The session in the server ended.').waitFor();
      await page.getByRole('button', { name: 'Connect again' }).click();
      await page.getByText('Connected', { exact: true }).waitFor();
      await type('echo again$((1 + 1))');
      await screen.getByText('again2').waitFor();
    },
    FLOW_MS,
  );

  it(
    'is recorded when it is asked to, and the recording is played, downloaded and deleted',
    async () => {
      const { page, watched } = servers;
      await page.getByText(/None yet\. Switch “Record” on/).waitFor();
      await page.getByRole('switch', { name: 'Record' }).click();
      await page.getByText('What is shown is recorded.').waitFor();
      await page.getByText('Is being recorded').waitFor();
      await type('echo kept$((20 + 3))');
      await page.locator('.xterm-rows').getByText('kept23').waitFor();
      await type('exit');
      const region = page.getByRole('region', { name: 'Recordings' });
      await region.getByText(/^\d:\d\d$/).waitFor();
      await checkPage(watched, 'servers-recordings');

      const download = page.waitForEvent('download');
      await region.getByRole('link', { name: 'Download the recording' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ version: 2 });
      expect(file).toContain('kept23');

      await region.getByRole('button', { name: 'Play the recording' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('4×').click();
      await dialog.locator('.xterm-rows').getByText('kept23').waitFor();
      await dialog.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await checkPage(watched, 'servers-recording-player');
      await dialog.getByRole('slider', { name: 'Position' }).press('Home');
      await dialog.locator('.xterm-rows').getByText('kept23').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });

      await region.getByRole('button', { name: 'Delete the recording' }).click();
      await page.getByRole('button', { name: 'Delete recording' }).click();
      await page.getByText(/None yet\. Switch “Record” on/).waitFor();
      const reset = 'ERR_CONNECTION_RESET';
      expect(servers.complaints(reset)).toEqual([]);
      const resets = watched.complaints.filter((text) => text.includes(reset));
      expect(resets).toHaveLength(DROPPED);
    },
    FLOW_MS,
  );
});

/** Types a line into the console. */
async function type(line: string): Promise<void> {
  const { page } = servers;
  await page.getByRole('textbox', { name: 'Terminal input' }).focus();
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** The columns that `stty size` told last. */
async function lastSize(screen: Locator): Promise<number> {
  const lines = await screen.locator('> div').allTextContents();
  const sizes = lines.flatMap((line) => /^\d+ (\d{2,3})\s*$/.exec(line)?.[1] ?? []);
  return Number(sizes.at(-1));
}
