import { parse } from 'node:querystring';
import * as client from 'openid-client';
import type { AuthHarness } from './auth-harness.js';

/** Where the app of a test would be; nobody listens there. */
export const CALLBACK = 'http://127.0.0.1:9/callback';

/** A client as its owner got it. */
export interface MadeClient {
  readonly client_id: string;
  readonly client_secret: string | undefined;
}

/** Makes a client of a project; confidential unless told otherwise. */
export async function makeClient(
  auth: AuthHarness,
  key: string,
  more: object = {},
): Promise<MadeClient> {
  const body = { name: 'Shop', type: 'confidential', redirect_uris: [CALLBACK], ...more };
  const { data, status, text } = await auth.api('/auth/clients', { token: key, body });
  if (status !== 201) throw new Error(text);
  return {
    client_id: String(data['id']),
    client_secret: data['client_secret'] ?? undefined,
  };
}

/** openid-client as the app would use it. */
export function discover(issuer: string, made: MadeClient): Promise<client.Configuration> {
  const method = made.client_secret ? client.ClientSecretBasic() : client.None();
  return client.discovery(new URL(issuer), made.client_id, made.client_secret, method, {
    execute: [client.allowInsecureRequests],
  });
}

/** A browser without scripts: keeps cookies by path, follows redirects, sends forms. */
export class FormBrowser {
  readonly #cookies = new Map<string, { value: string; path: string }>();
  url = '';
  status = 0;
  text = '';
  headers = new Headers();

  constructor(private readonly origin: string) {}

  /** Opens an address and follows redirects on the host; stops where they leave it. */
  async open(url: string, body?: URLSearchParams, headers: object = {}): Promise<this> {
    let next: string | null = url;
    let form = body;
    for (let hop = 0; next !== null && hop < 12; hop++) {
      this.url = next;
      if (!next.startsWith(this.origin)) return this;
      const response: Response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: this.#cookieHeader(next), accept: 'text/html', ...headers },
        ...(form && { method: 'POST', body: form }),
      });
      form = undefined;
      for (const line of response.headers.getSetCookie()) this.#keep(line);
      this.status = response.status;
      this.headers = response.headers;
      this.text = await response.text();
      const location = response.headers.get('location');
      next = location === null ? null : new URL(location, next).href;
    }
    return this;
  }

  /** Sends the form of the page, with what the page put into it. */
  submit(fields: Record<string, string>, headers: object = {}): Promise<this> {
    const hidden = [...this.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const own = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    return this.open(this.url, new URLSearchParams({ ...own, ...fields }), headers);
  }

  /** The parameters of the address that the app would be called at. */
  get answer(): Record<string, string> {
    return parse(new URL(this.url).search.slice(1)) as Record<string, string>;
  }

  cookies(): string[] {
    return [...this.#cookies.keys()];
  }

  #cookieHeader(url: string): string {
    const { pathname } = new URL(url);
    return [...this.#cookies]
      .filter(
        ([, { path }]) => pathname === path || path === '/' || pathname.startsWith(`${path}/`),
      )
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const path = attributes.find((each) => each.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}

/** An authorization request with PKCE, and what is needed to finish it. */
export async function authorization(
  config: client.Configuration,
  more: Record<string, string> = {},
) {
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid profile email phone',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  });
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
  return { url: url.href, verifier, state, checks };
}

/** Goes through the page with a code to a phone; ends at the app. */
export async function signInByCode(
  auth: AuthHarness,
  browser: FormBrowser,
  url: string,
  phone: string,
): Promise<FormBrowser> {
  await browser.open(url);
  await browser.submit({ contact: phone });
  await browser.submit({ action: 'send-code' });
  const sent = auth.messaging.taken.findLast(({ to }) => to === phone);
  return browser.submit({ code: auth.messaging.codeOf(sent?.reference ?? '') });
}

/** A project with its issuer, and people who sign in there. */
export class OidcWorld {
  project!: Awaited<ReturnType<AuthHarness['project']>>;
  /** A key of the project. */
  live = '';
  issuer = '';
  #phones = 0;

  constructor(private readonly auth: AuthHarness) {}

  async start(): Promise<void> {
    this.project = await this.auth.project();
    this.live = await this.auth.authKey(this.project);
    this.issuer = `${this.auth.service.url}/p/${this.project.id}`;
  }

  /** A number that nobody has yet; neighbours in a row would be taken for an attack. */
  nextPhone(): string {
    return `+4915${String(100_000_000 + ++this.#phones * 1_010_007)}`;
  }

  /** Signs a new user in on the page; ends at the app. */
  async signedIn(
    config: client.Configuration,
    more: Record<string, string> = {},
    phone = this.nextPhone(),
  ) {
    const begun = await authorization(config, more);
    const browser = new FormBrowser(this.auth.service.url);
    await signInByCode(this.auth, browser, begun.url, phone);
    return { ...begun, browser, phone, callback: new URL(browser.url) };
  }

  /** The tokens of a new user. */
  async tokens(config: client.Configuration, more: Record<string, string> = {}, phone?: string) {
    const done = await this.signedIn(config, more, phone);
    const got = await client.authorizationCodeGrant(config, done.callback, done.checks);
    return { ...done, got };
  }
}
