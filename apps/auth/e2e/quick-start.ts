import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FollowedPage } from '@skydeck/testing';
import type { Page } from 'playwright-core';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../../..');

/** Follows a quick start with the SDK of this repository. */
export async function followQuickStart(
  name: string,
  environment: Readonly<Record<string, string>>,
): Promise<FollowedPage> {
  const sdk = await mkdtemp(path.join(tmpdir(), 'auth-js-'));
  try {
    await run(process.execPath, [path.join(ROOT, 'scripts/make-package.mjs'), 'libs/auth-js', sdk]);
    // A copy, as a link would be outside of what a server serves.
    const install = `npm install --install-links ${sdk}`;
    const rewrite = (code: string) => code.replace('npm install @skydeck/auth-js', install);
    return await FollowedPage.follow(name, { environment, rewrite });
  } finally {
    await rm(sdk, { recursive: true, force: true });
  }
}

/** Signs in as the reader would, and out again. */
export async function signInAndOut(
  page: Page,
  origin: string,
  { phone, codeTo }: { phone: string; codeTo: (phone: string) => string },
): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  const press = (name: string) => page.getByText(name, { exact: true }).click();
  await page.goto(`${origin}/`);
  await heading('Welcome');
  await press('Sign in');
  await page.getByLabel('E-mail or phone number').fill(phone);
  await press('Continue');
  await press('Text me a code');
  await page.getByRole('heading', { name: 'Check your messages' }).waitFor();
  await page.getByLabel('Code').fill(codeTo(phone));
  await heading(`Hello ${phone}`);
  await press('Sign out');
  await page.getByRole('heading', { name: 'Sign out?' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await heading('Welcome');
}
