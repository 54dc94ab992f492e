import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { specimenPage, specimenZone } from '@skydeck/document-reader/testing';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startBrowserWithCamera } from './fake-camera.js';
import { KycHarness } from './kyc-harness.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const HOLDER = {
  code: 'P',
  state: 'NLD',
  surname: 'DE BRUIJN',
  givenNames: 'WILLEKE LISELOTTE',
  number: 'SPECI2014',
  nationality: 'NLD',
  birth: '650310',
  sex: 'F',
  expiry: '340309',
} as const;

const kyc = new KycHarness();
const shots = process.env['SHOTS_DIR'];
let folder = '';
let browser: Browser;
let passport: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'capture-'));
  passport = await specimenPage(specimenZone('TD3', HOLDER), { hasGuilloche: true, blur: 0.4 });
  browser = await startBrowserWithCamera(passport, path.join(folder, 'camera.mjpeg'));
  await kyc.start();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await kyc.stop();
  await rm(folder, { recursive: true });
});

/** Opens a page and notes every request of it, and what it complains about. */
async function open(url: string, options: BrowserContextOptions = PHONE) {
  const context = await browser.newContext({ ...options, locale: 'en-GB' });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: { url: string; referer: string | undefined }[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) =>
    requests.push({ url: request.url(), referer: request.headers()['referer'] }),
  );
  await page.goto(url);
  return { page, complaints, requests };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: path.join(shots, `kyc-${name}.png`), fullPage: true });
}

it('a passport before the camera is photographed, uploaded, read and shown', async () => {
  const begun = await kyc.begin({ checks: ['document_quality', 'mrz', 'expiry'] });
  const { page, complaints, requests } = await open(begun.url);
  await heading(page, 'Verify your identity');
  expect(page.url()).not.toContain(begun.secret);
  await shoot(page, 'phone-choose');
  await page.getByText('Passport', { exact: true }).click();
  await press(page, 'Continue');
  await heading(page, 'Photograph the photo page of your passport');
  await page.getByText('Looks good: take the picture').waitFor();
  await shoot(page, 'phone-camera');
  await press(page, 'Take the picture');
  await heading(page, 'Is everything readable?');
  await shoot(page, 'phone-check');
  await press(page, 'Use this picture');
  await heading(page, 'Ready to submit');
  await shoot(page, 'phone-review');
  await press(page, 'Submit');
  await heading(page, 'You are verified');
  await shoot(page, 'phone-verified');

  const { data } = await kyc.api(`/sessions/${begun.id}`);
  expect(data).toMatchObject({ status: 'verified' });
  const results = data['results'] as unknown as { type: string; status: string }[];
  expect(results).toContainEqual(expect.objectContaining({ type: 'mrz', status: 'passed' }));
  const identity = await kyc.api(`/sessions/${begun.id}/identity`);
  expect(identity.data['documents']).toMatchObject([
    { document_number: 'SPECI2014', last_name: 'DE BRUIJN', birth_date: '1965-03-10' },
  ]);
  expect(complaints).toEqual([]);
  const { origin } = new URL(begun.url);
  const foreign = requests.filter(
    ({ url }) => !url.startsWith(origin) && !/^(blob|data):/.test(url),
  );
  expect(foreign).toEqual([]);
  expect(requests.filter(({ referer }) => referer?.includes(begun.secret))).toEqual([]);
}, 120_000);

it('files do as well: both sides and a selfie, in the dark and on a wide screen', async () => {
  const begun = await kyc.begin({
    document_types: ['passport', 'id_card'],
    checks: ['document_quality', 'mrz', 'face_match'],
  });
  const { page, complaints } = await open(begun.url, {
    viewport: { width: 1280, height: 900 },
    colorScheme: 'dark',
  });
  await heading(page, 'Verify your identity');
  await shoot(page, 'desktop-choose-dark');
  await page.getByText('Identity card', { exact: true }).click();
  await press(page, 'Continue');
  const card = specimenZone('TD1', { ...HOLDER, code: 'I' });
  const back = await specimenPage(card);
  for (const [side, title, buffer] of [
    ['front', 'Photograph the front of your document', passport],
    ['back', 'Photograph the back of your document', back],
    ['selfie', 'Take a picture of your face', passport],
  ] as const) {
    await heading(page, title);
    await shoot(page, `desktop-${side}-dark`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer });
    await heading(page, 'Is everything readable?');
    await press(page, 'Use this picture');
  }
  await heading(page, 'Ready to submit');
  await shoot(page, 'desktop-review-dark');
  await press(page, 'Submit');
  await heading(page, 'We will have a look');
  await shoot(page, 'desktop-result-dark');
  expect(complaints).toEqual([]);
}, 120_000);

it('what cannot be read is asked for again, in words', async () => {
  const begun = await kyc.begin({ checks: ['mrz'], document_types: ['passport'] });
  const { page } = await open(begun.url);
  await press(page, 'Continue');
  await heading(page, 'Photograph the photo page of your passport');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
  await page.getByText('This file is no picture.').waitFor();
  const blank = await specimenPage(['', ''], {});
  await file.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: blank });
  await press(page, 'Use this picture');
  await press(page, 'Submit');
  await heading(page, 'Please try once more');
  await page.getByText('The machine-readable lines could not be read.').waitFor();
  await shoot(page, 'phone-again');
  await press(page, 'Start again');
  await heading(page, 'Verify your identity');
}, 120_000);

it('a tab that is loaded again goes on; a wrong link says so', async () => {
  const begun = await kyc.begin({ checks: ['mrz'] });
  const { page } = await open(begun.url);
  await heading(page, 'Verify your identity');
  await page.reload();
  await heading(page, 'Verify your identity');
  const other = await open(begun.url.replace(/.{4}$/, 'AAAA'));
  await heading(other.page, 'This link has ended');
  await shoot(other.page, 'phone-ended');
});

it('the page is kept by nobody, framed by nobody and runs its own scripts only', async () => {
  const begun = await kyc.begin();
  const { headers } = await fetch(begun.url);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=(self)'),
  });
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  const { origin } = new URL(begun.url);
  const missing = await fetch(`${origin}/verify/assets/0000000000000000/main.js`);
  expect(missing.status).toBe(404);
  const climbing = await fetch(`${origin}/verify/assets/x/..%2f..%2f..%2fpackage.json`);
  expect(climbing.status).toBe(404);
});
