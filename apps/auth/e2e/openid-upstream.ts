import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { decodeJwt, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

/** What the provider knows of a person. */
export interface Person {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export const CLIENT_ID = 'skydeck';
export const CLIENT_SECRET = 'a-secret-that-both-sides-know';

type PrivateKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** A real OpenID provider on a port of its own, with a person at its sign-in page. */
export class OpenIdUpstream {
  readonly people = new Map<string, Person>();
  readonly redirectUris: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    if (request.url === '/token') this.#lie(response);
    void this.#callback(request, response);
  });
  /** What the provider says in place of its token, when it is bad. */
  forge: ((claims: JWTPayload) => Promise<string> | string) | undefined;
  #callback: ReturnType<Provider['callback']> = () => Promise.resolve();
  #key: PrivateKey | undefined;
  #jwk: JWK = {};
  issuer = '';

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    this.#key = privateKey;
    this.#jwk = { ...(await exportJWK(privateKey)), kid: 'upstream', alg: 'RS256', use: 'sig' };
    this.restart();
    return this;
  }

  /** Begins anew with the redirect URIs that are known by now. */
  restart(): void {
    const provider = new Provider(this.issuer, {
      jwks: { keys: [this.#jwk] },
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: this.redirectUris.length > 0 ? this.redirectUris : ['http://127.0.0.1/'],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['a key for the cookies of the test'] },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, ...this.people.get(id) }),
      }),
    });
    this.#callback = provider.callback();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #lie(response: ServerResponse): void {
    const { forge } = this;
    if (!forge) return;
    const end = response.end.bind(response);
    response.end = ((body: Buffer | string) => {
      const tokens = JSON.parse(String(body)) as Record<string, unknown>;
      void Promise.resolve(forge(decodeJwt(String(tokens['id_token'])))).then((forged) => {
        const text = JSON.stringify({ ...tokens, id_token: forged });
        response.setHeader('content-length', Buffer.byteLength(text));
        return end(text);
      });
      return response;
    }) as typeof response.end;
  }

  /** A token as the provider would sign it, for what only somebody bad or native would send. */
  sign(claims: Readonly<Record<string, unknown>>, key = this.#key as PrivateKey): Promise<string> {
    const nowS = Math.floor(Date.now() / 1000);
    const times = { iat: nowS, exp: nowS + 300 };
    return new SignJWT({ iss: this.issuer, aud: CLIENT_ID, ...times, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'upstream' })
      .sign(key);
  }
}

/** A browser that keeps cookies, follows no redirect by itself and signs in as it is told to. */
export class Browser {
  readonly #cookies = new Map<string, string>();

  async go(url: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Follows redirects as long as `goesOn` says; answers where it would go next. */
  async follow(url: string, goesOn: (next: string) => boolean): Promise<string> {
    let at = url;
    for (let steps = 0; steps < 20; steps++) {
      const response = await this.go(at);
      const location = response.headers.get('location');
      if (location === null) return at;
      at = new URL(location, at).href;
      if (!goesOn(at)) return at;
    }
    throw new Error(`Went round in circles at ${at}.`);
  }

  /** Signs in at the provider's own pages, and agrees. @returns where the provider sends it back */
  async signIn(url: string, login: string): Promise<string> {
    let at = await this.follow(url, isInside);
    for (let steps = 0; steps < 5 && at.includes('/interaction/'); steps++) {
      const page = await (await this.go(at)).text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      const answer = await this.go(at, { prompt, login, password: 'any' });
      const next = new URL(answer.headers.get('location') ?? '', at).href;
      at = isInside(next) ? await this.follow(next, isInside) : next;
    }
    return at;
  }

  /** Turns back at the provider's sign-in page. */
  async cancel(url: string): Promise<string> {
    const at = await this.follow(url, isInside);
    return this.follow(`${at}/abort`, isInside);
  }
}

/** Whether the provider sends the browser on by itself. */
function isInside(next: string): boolean {
  return !next.includes('/oauth/callback/') && !next.includes('/interaction/');
}
