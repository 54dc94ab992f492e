import type { WatchedPage } from './browser.js';
import { appCode } from './authenticator.js';

/** What somebody does on the page of the own security. */
export class SecurityPage {
  constructor(private readonly watched: WatchedPage) {}

  async open(): Promise<void> {
    await this.watched.goTo('/account/security');
    await this.watched.page.getByRole('heading', { name: 'Account security' }).waitFor();
  }

  /** Begins to add an app and gives the key that it is to know. */
  async beginApp(name: string): Promise<string> {
    const { page } = this.watched;
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    return (await page.getByLabel('key', { exact: true }).textContent()) ?? '';
  }

  /** Adds an app by the code before the present one, so that the present one is still good. */
  async addApp(name: string): Promise<string> {
    const secret = await this.beginApp(name);
    await this.enter(appCode(secret, -30));
    await this.watched.page.getByRole('button', { name: `Remove ${name}` }).waitFor();
    return secret;
  }

  /** Types a code where one is asked for. */
  async enter(code: string): Promise<void> {
    const { page } = this.watched;
    await page.getByLabel('Digit of the code').first().focus();
    await page.keyboard.type(code);
  }

  async signOut(): Promise<void> {
    const { page } = this.watched;
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in to Skydeck' }).waitFor();
  }

  /** Signs in as far as the question for the second factor. */
  async beginSignIn(email: string): Promise<void> {
    const { page } = this.watched;
    await this.watched.goTo('/sign-in');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: /^Use code \d{6}$/ }).click();
    await page.getByRole('heading', { name: 'Prove it is you' }).waitFor();
  }
}
