import type { Page } from 'playwright-core';
import type { WatchedPage } from './browser.js';
import { checkPage } from './check-page.js';

/** What people do with webhooks in a project that is open. */
export class WebhooksPage {
  constructor(private readonly watched: WatchedPage) {}

  get page(): Page {
    return this.watched.page;
  }

  /** Opens a page of the project: the one before stays until the new one is here. */
  async open(name: 'Activity' | 'Webhooks'): Promise<void> {
    await this.page.getByRole('link', { name }).click();
    await this.page.getByRole('heading', { name, level: 1 }).waitFor();
  }

  async choose(product: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Product' }).click();
    await this.page.getByRole('option', { name: product }).click();
  }

  chooseMessages(): Promise<void> {
    return this.choose('Messages');
  }

  /** Makes a webhook for messages and returns its secret, which is then nowhere on the page. */
  async createWebhook(url: string): Promise<string> {
    const { page } = this;
    await this.open('Webhooks');
    await this.chooseMessages();
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByLabel('Address').fill(url);
    await page.getByRole('combobox', { name: 'Events' }).click();
    await page.getByRole('option', { name: 'message.*' }).click();
    await page.getByLabel('Description').fill('Order service');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    const secret = (await page.getByLabel('secret', { exact: true }).textContent()) ?? '';
    await page.getByLabel('verification code', { exact: true }).waitFor();
    await checkPage(this.watched, 'webhook-secret');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    if ((await page.content()).includes(secret)) throw new Error('The secret is still shown.');
    return secret;
  }

  /** Chooses from the menu of the only webhook in the list. */
  async act(action: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Actions for Order service' }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async openWebhook(url: string): Promise<void> {
    await this.page.getByRole('link', { name: url }).click();
    await this.page.getByRole('heading', { name: 'Deliveries' }).waitFor();
  }

  /** Makes a key for messages; returns the curl command that sends one. */
  async provision(): Promise<string> {
    const { page } = this;
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('button', { name: 'Provision Messaging' }).click();
    await page.getByRole('button', { name: 'Provision', exact: true }).click();
    const curl = await page.getByLabel('curl command', { exact: true }).textContent();
    await page.getByRole('button', { name: 'Done' }).click();
    return curl ?? '';
  }
}
