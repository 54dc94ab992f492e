import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from 'playwright-core';
import { checkPage } from './check-page.js';
import { FLOW_MS, ServersPage, START_MS } from './servers-page.js';

/** So slow that an upload of three megabytes is seen. */
const SLOW_BYTES_PER_S = 100_000;
let servers: ServersPage;
let file: string;
let web: Server;

beforeAll(async () => {
  servers = await ServersPage.start('Images');
  await servers.create('web-1');
  web = createServer((_request, response) => createReadStream(file).pipe(response));
  await once(web.listen(0, '127.0.0.1'), 'listening');
}, START_MS);

afterAll(async () => {
  web?.close();
  await servers?.close();
}, START_MS);

describe('images', () => {
  it(
    'are made of snapshots, and deleted',
    async () => {
      const { page, watched } = servers;
      await servers.open('web-1', 'Snapshots');
      await page.getByRole('button', { name: 'Take snapshot' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('golden');
      await dialog.getByRole('button', { name: 'Take snapshot' }).click();
      await page.getByRole('row', { name: 'golden' }).getByText('Ready').waitFor();
      await servers.chooseFromMenu('golden', 'Make an image');
      await dialog.getByLabel('Name of the image').fill('golden-web');
      await dialog.getByRole('button', { name: 'Make image' }).click();
      await dialog.waitFor({ state: 'detached' });
      await openImages();
      const row = page.getByRole('row', { name: /golden-web/ });
      await row.getByText('Ready').waitFor();
      await checkPage(watched, 'images');
      await servers.chooseFromMenu('golden-web', 'Delete');
      await page.getByRole('button', { name: 'Delete image' }).click();
      await row.waitFor({ state: 'detached' });
    },
    FLOW_MS,
  );

  it(
    'are downloaded as a file, and uploaded as another image, of which servers are made',
    async () => {
      const { page, watched } = servers;
      const download = page.waitForEvent('download');
      await servers.chooseFromMenu('tiny', 'Download');
      expect((await download).suggestedFilename()).toMatch(/^tiny\.tar/);
      file = await (await download).path();
      const dialog = await addImage();
      await dialog.locator('input[type=file]').setInputFiles(file);
      await dialog.getByLabel('Name').fill('copied');
      await checkPage(watched, 'images-upload');
      await dialog.getByRole('button', { name: 'Upload image' }).click();
      await dialog.waitFor({ state: 'detached' });
      const row = page.getByRole('row', { name: /copied.*Uploaded/ });
      await row.getByText('Ready').waitFor();
      await page.getByRole('link', { name: 'Servers' }).click();
      await page.getByRole('link', { name: 'New server' }).click();
      expect(await page.getByRole('radio', { name: /copied/ }).isEnabled()).toBe(true);
    },
    FLOW_MS,
  );

  it(
    'are refused by the words of the service when their name is taken',
    async () => {
      await openImages();
      const dialog = await addImage();
      await dialog.locator('input[type=file]').setInputFiles(file);
      await dialog.getByLabel('Name').fill('copied');
      await dialog.getByRole('button', { name: 'Upload image' }).click();
      await dialog
        .getByRole('alert')
        .getByText(/name|slug|copied/)
        .first()
        .waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    },
    FLOW_MS,
  );

  it(
    'tell how much of them is sent, and leave nothing when the upload is called off',
    async () => {
      const { page, watched } = servers;
      const browser = await page.context().newCDPSession(page);
      const unlimited = { offline: false, latency: 0, downloadThroughput: -1 };
      await browser.send('Network.emulateNetworkConditions', {
        ...unlimited,
        uploadThroughput: SLOW_BYTES_PER_S,
      });
      const dialog = await addImage();
      await dialog.locator('input[type=file]').setInputFiles(file);
      await dialog.getByLabel('Name').fill('never');
      await dialog.getByRole('button', { name: 'Upload image' }).click();
      await dialog.getByText(/^[1-9]\d? % sent$/).waitFor();
      await checkPage(watched, 'images-uploading');
      await dialog.getByRole('button', { name: 'Call off' }).click();
      await dialog.getByText('The upload was called off.').waitFor();
      await browser.send('Network.emulateNetworkConditions', {
        ...unlimited,
        uploadThroughput: -1,
      });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.reload();
      await page.getByRole('row', { name: /copied/ }).waitFor();
      expect(await page.getByRole('row', { name: /never/ }).count()).toBe(0);
    },
    FLOW_MS,
  );

  it(
    'are fetched from an address',
    async () => {
      const { page, watched } = servers;
      const dialog = await addImage();
      await dialog.getByText('From an address').click();
      const { port } = web.address() as AddressInfo;
      await dialog.getByRole('textbox', { name: 'Address' }).fill(`http://127.0.0.1:${port}/image`);
      await dialog.getByLabel('Name').fill('fetched');
      await checkPage(watched, 'images-fetch');
      await dialog.getByRole('button', { name: 'Add image' }).click();
      const row = page.getByRole('row', { name: /fetched.*Fetched/ });
      await row.getByText('Ready').waitFor();
      expect(servers.complaints('409')).toEqual([]);
    },
    FLOW_MS,
  );
});

async function openImages(): Promise<void> {
  const { page } = servers;
  await page.getByRole('link', { name: 'Servers' }).click();
  await page.getByRole('link', { name: 'Images' }).click();
}

async function addImage(): Promise<Locator> {
  const { page } = servers;
  await page.getByRole('button', { name: 'Add image' }).click();
  return page.getByRole('dialog');
}
