import type { Browser } from 'playwright-core';
import { startBrowser, WatchedPage } from './browser.js';
import { type Stack, startStack } from './stack.js';

/** A wallet as a test makes it. */
export interface WantedWallet {
  readonly name: string;
  readonly currency?: string;
  readonly external_id?: string;
  /** Minor units that come in from the outside. */
  readonly filled?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** An answer of the service with what it answered. */
export interface PayAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly text: string;
}

/** Payments with the dashboard in front, one account that is signed in, and one project. */
export class PayStack {
  /** Whether the service is asked for the test side of the project. */
  isTest = false;
  #keys = 0;
  /** The outside, by currency. */
  readonly #worlds = new Map<string, string>();

  private constructor(
    readonly stack: Stack,
    readonly browser: Browser,
    readonly watched: WatchedPage,
    readonly project: string,
  ) {}

  /** Starts it all, with the page of the project open. */
  static async start(name: string, environment: NodeJS.ProcessEnv = {}): Promise<PayStack> {
    const browser = await startBrowser();
    const members = ['auth', 'messaging', 'platform', 'pay', 'edge', 'dashboard'];
    const stack = await startStack(members, environment);
    const watched = await WatchedPage.open(browser, stack.endpoints.dashboard_url);
    const slug = name.toLowerCase().replaceAll(' ', '-');
    await watched.signIn(`${slug}@example.com`);
    await watched.createProject(name);
    return new PayStack(stack, browser, watched, slug);
  }

  get page() {
    return this.watched.page;
  }

  /** Opens a page of the project, such as `/wallets`. */
  async goTo(path: string): Promise<void> {
    await this.watched.goTo(`/projects/${this.project}${path}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Chooses from a list of the page, or of the dialog that covers it. */
  async choose(label: string, text: string, option: string | RegExp): Promise<void> {
    const field = this.page.getByRole('combobox', { name: label, exact: true }).last();
    await field.click();
    if (text) await field.fill(text);
    await this.page.getByRole('option', { name: option }).click();
  }

  /** What the service refused is no fault of the page, though the browser complains of it. */
  expectRefusal(status: number): void {
    const { complaints } = this.watched;
    const at = complaints.findIndex((text) => text.includes(`status of ${status}`));
    if (at === -1) throw new Error(`Nothing was refused with ${status}: ${complaints.join(', ')}`);
    complaints.splice(at, 1);
  }

  /** Asks the service as the account that is signed in. A new `Idempotency-Key` goes with it. */
  async send<Data>(method: string, path: string, data?: object): Promise<PayAnswer<Data>> {
    const { dashboard_url: url } = this.stack.endpoints;
    const answer = await this.page.context().request.fetch(`${url}/api/pay/api/v1${path}`, {
      method,
      headers: {
        'X-Skydeck-Dashboard': '1',
        'Skydeck-Project': this.project,
        ...(this.isTest ? { 'Skydeck-Mode': 'test' } : {}),
        ...(method === 'POST' ? { 'Idempotency-Key': `test-${++this.#keys}` } : {}),
      },
      ...(data ? { data } : {}),
    });
    const text = await answer.text();
    const isJson = answer.headers()['content-type']?.includes('json') ?? false;
    const body = (isJson ? JSON.parse(text) : {}) as { data: Data };
    return { status: answer.status(), data: body.data, text };
  }

  /** The same, where anything but success is a mistake of the test. */
  async ask<Data>(method: string, path: string, data?: object): Promise<Data> {
    const answer = await this.send<Data>(method, path, data);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.data;
  }

  /** Makes a wallet, with money on it if wanted. Returns its id. */
  async wallet({ filled, currency = 'EUR', ...wanted }: WantedWallet): Promise<string> {
    const { id } = await this.ask<{ id: string }>('POST', '/wallets', { ...wanted, currency });
    if (filled) await this.fill(id, filled, currency);
    return id;
  }

  /** Moves money from the outside to a wallet. */
  async fill(wallet: string, amount: string, currency = 'EUR'): Promise<void> {
    let from = this.#worlds.get(currency);
    if (!from) {
      const name = `Outside ${currency}`;
      const body = { name, kind: 'world', currency };
      from = (await this.ask<{ id: string }>('POST', '/wallets', body)).id;
      this.#worlds.set(currency, from);
    }
    await this.transfer(from, wallet, amount, currency);
  }

  /** Moves money between wallets. Returns the id of the transfer. */
  async transfer(
    from: string,
    to: string,
    amount: string,
    currency = 'EUR',
    more: object = {},
  ): Promise<string> {
    const body = { from, to, amount, currency, ...more };
    return (await this.ask<{ id: string }>('POST', '/transfers', body)).id;
  }

  async close(): Promise<void> {
    await this.watched.close().finally(async () => {
      await this.browser.close();
      await this.stack.close();
    });
  }
}
