import { eventually } from '@skydeck/testing';
import type { Page } from 'playwright-core';
import type { WatchedPage } from './browser.js';

/** What the server of a product does with its key, and the phones of its users. */
export class ProductServer {
  private constructor(
    private readonly page: Page,
    private readonly project: string,
    private readonly authUrl: string,
    private readonly key: string,
  ) {}

  /** Provisions Authentication in the project that is open. */
  static async provision({ page }: WatchedPage, authUrl: string): Promise<ProductServer> {
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('button', { name: 'Provision Authentication' }).click();
    await page.getByRole('button', { name: 'Provision', exact: true }).click();
    const curl = await page.getByLabel('curl command', { exact: true }).textContent();
    await page.getByRole('button', { name: 'Done' }).click();
    const project = /\/projects\/([^/]+)/.exec(page.url())?.[1] ?? '';
    const key = /Bearer (\w+)/.exec(curl ?? '')?.[1] ?? '';
    return new ProductServer(page, project, authUrl, key);
  }

  /** A request with the key of the product, or with the token of a user. */
  async send(method: string, path: string, body?: object, token = this.key): Promise<Answer> {
    const response = await fetch(`${this.authUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  }

  /** Signs a user in by the code that was sent to a phone. Who is banned gets no session. */
  async signIn(phone: string): Promise<{ id: string; hasSession: boolean; token: string }> {
    const { data } = await this.send('POST', '/api/v1/auth/otp/request', { phone });
    const id = String(data?.['id']);
    const verify = { id, code: await this.#codeOf(id) };
    const verified = await this.send('POST', '/api/v1/auth/otp/verify', verify);
    if (verified.status !== 200) throw new Error(`The code was refused: ${verified.status}`);
    const { user, session } = verified.data as {
      user: { id: string };
      session: { access_token: string } | null;
    };
    return { id: user.id, hasSession: session !== null, token: session?.access_token ?? '' };
  }

  /** Reads the code of a verification in the outbox, as a developer does in the page. */
  async #codeOf(id: string): Promise<string> {
    let code = '';
    await eventually(async () => {
      code = await this.page.evaluate(codeIn, { project: this.project, id });
      return code !== '';
    });
    return code;
  }
}

interface Answer {
  readonly status: number;
  readonly data?: Record<string, unknown>;
  readonly error?: { readonly code: string };
}

/** Runs in the page: the code of a verification in a project's outbox; empty until it is there. */
async function codeIn({ project, id }: { project: string; id: string }): Promise<string> {
  const headers = { 'Skydeck-Project': project };
  const response = await fetch('/api/messaging/api/v1/outbox?limit=20', { headers });
  const { data } = (await response.json()) as { data: { items: Sent[] } };
  const message = data.items.find(({ reference }) => reference === id);
  return /\d{6}/.exec(message?.content?.text ?? '')?.[0] ?? '';
}

interface Sent {
  readonly reference: string | null;
  readonly content: { readonly text?: string } | null;
}
