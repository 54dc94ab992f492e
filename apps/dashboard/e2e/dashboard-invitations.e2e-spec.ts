import type { Browser } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';
import { type Stack, startStack } from './stack.js';

const START_MS = 90_000;
const FLOW_MS = 120_000;
const OWNER = 'ama@example.com';
const GUEST = 'kofi@example.com';
let stack: Stack;
let browser: Browser;
let owner: WatchedPage;
let guest: WatchedPage;

beforeAll(async () => {
  browser = await startBrowser();
  stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard']);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await stack?.close();
}, START_MS);

beforeEach(async () => {
  owner = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
  guest = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
});

afterEach(async () => {
  await owner.close();
  await guest.close();
});

async function invite(email: string, role: string): Promise<void> {
  const { page } = owner;
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('E-mail address or phone number').fill(email);
  await page.getByRole('combobox', { name: 'Role', exact: true }).click();
  await page.getByRole('option', { name: role }).click();
  await checkPage(owner, 'invite-dialog');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('region', { name: 'Invitations' }).getByText(email).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The path of the link in the newest mail of the local outbox, once there are so many. */
async function linkInOutbox(mails = 1): Promise<string> {
  const { page } = owner;
  await page.getByRole('link', { name: 'Outbox' }).click();
  const invitations = page.getByRole('button', { name: /invites you to/ });
  await invitations.nth(mails - 1).waitFor();
  await invitations.first().click();
  const text = (await page.getByRole('dialog').locator('pre').textContent()) ?? '';
  const path = /(\/invitations\/invt_[\w-]{43})\s/.exec(text)?.[1];
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (!path) throw new Error(`The mail holds no link: ${text}`);
  return path;
}

async function signIn({ page }: WatchedPage, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Use code \d{6}$/ }).click();
}

describe('an invitation', () => {
  it(
    'reaches the person by mail, who signs in, accepts and appears with the role',
    async () => {
      await owner.signIn(OWNER);
      await owner.createProject('Tea House');
      await invite(GUEST, 'Admin');
      await checkPage(owner, 'members-pending');
      const link = await linkInOutbox();

      await guest.goTo(link);
      await guest.page.getByRole('heading', { name: 'Sign in to Skydeck' }).waitFor();
      await signIn(guest, GUEST);
      await guest.page.getByText('invites you to join').waitFor();
      await checkPage(guest, 'invitation');
      await guest.page.getByRole('button', { name: 'Accept' }).click();
      await guest.page.getByRole('heading', { name: 'Tea House', level: 1 }).waitFor();

      await owner.page.getByRole('link', { name: 'Members' }).click();
      await owner.page.getByLabel(`Role of ${GUEST}`).first().waitFor();
      expect(await owner.page.getByLabel(`Role of ${GUEST}`).first().inputValue()).toBe('Admin');
      await owner.page.getByText('Pending invitations').waitFor({ state: 'detached' });
      await checkPage(owner, 'members');
      await guest.goTo(link);
      await guest.page.getByText('It was accepted already').waitFor();
    },
    FLOW_MS,
  );

  it(
    'is sent again with a new link, refused to others, taken back, and shown to whom it is for',
    async () => {
      await owner.signIn('esi@example.com');
      await owner.createProject('Bakery');
      await invite('yaw@example.com', 'Viewer');
      const old = await linkInOutbox();
      await owner.page.getByRole('link', { name: 'Members' }).click();
      await owner.page.getByRole('button', { name: 'Actions for yaw@example.com' }).click();
      await owner.page.getByRole('menuitem', { name: 'Send again' }).click();
      await owner.page.getByText('Sent to yaw@example.com').waitFor();
      const link = await linkInOutbox(2);
      expect(link).not.toBe(old);

      await guest.signIn('other@example.com');
      await guest.goTo(link);
      await guest.page.getByText('You are signed in as other@example.com').waitFor();
      await checkPage(guest, 'invitation-of-others');
      await guest.page.getByRole('button', { name: 'Sign in with another account' }).click();
      await signIn(guest, 'yaw@example.com');
      await guest.page.getByText('invites you to join').waitFor();
      await guest.goTo('/');
      await guest.page.getByRole('link', { name: 'Answer the invitation' }).waitFor();
      await checkPage(guest, 'projects-invited');

      await owner.page.getByRole('link', { name: 'Members' }).click();
      await owner.page.getByRole('button', { name: 'Actions for yaw@example.com' }).click();
      await owner.page.getByRole('menuitem', { name: 'Revoke' }).click();
      await owner.page.getByText('Pending invitations').waitFor({ state: 'detached' });
      await guest.goTo(link);
      await guest.page.getByText('It was taken back').waitFor();
      // Chromium itself reports the refused request.
      guest.complaints.splice(0);
    },
    FLOW_MS,
  );
});
