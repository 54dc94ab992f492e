import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

const KID = 'outside';
const LIFE_S = 300;

/** A provider of OpenID Connect on this machine, at which one person is always signed in. */
export class OutsideProvider implements AsyncDisposable {
  issuer = '';
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #nonces = new Map<string, string>();
  #key!: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
  #jwk!: JWK;

  private constructor(private readonly person: Readonly<Record<string, unknown>>) {}

  static async open(person: Readonly<Record<string, unknown>>): Promise<OutsideProvider> {
    const provider = new OutsideProvider(person);
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    provider.#key = privateKey;
    provider.#jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve));
    const { port } = provider.#server.address() as AddressInfo;
    provider.issuer = `http://127.0.0.1:${port}`;
    return provider;
  }

  /** Where the product of a test would be: an empty page. */
  get landing(): string {
    return `${this.issuer}/landing`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.issuer);
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        json(this.#metadata());
        break;
      case '/jwks':
        json({ keys: [this.#jwk] });
        break;
      case '/authorize':
        response.writeHead(302, { location: this.#codeFor(url) }).end();
        break;
      case '/token':
        await this.#token(await formOf(request), json);
        break;
      default:
        response
          .setHeader('content-type', 'text/html')
          .end('<link rel="icon" href="data:,"><h1>Back at the shop</h1>');
    }
  }

  #metadata() {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    };
  }

  #codeFor({ searchParams }: URL): string {
    const code = `code-${this.#nonces.size}`;
    this.#nonces.set(code, searchParams.get('nonce') ?? '');
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    return back.href;
  }

  async #token(form: URLSearchParams, json: (body: object, status?: number) => unknown) {
    if (form.get('client_secret') !== 'right') return json({ error: 'invalid_client' }, 400);
    const nonce = this.#nonces.get(form.get('code') ?? '');
    if (nonce === undefined) return json({ error: 'invalid_grant' }, 400);
    const nowS = Math.floor(Date.now() / 1000);
    const token = await new SignJWT({ ...this.person, nonce })
      .setProtectedHeader({ alg: 'RS256', kid: KID })
      .setIssuer(this.issuer)
      .setAudience(form.get('client_id') ?? '')
      .setIssuedAt(nowS)
      .setExpirationTime(nowS + LIFE_S)
      .sign(this.#key);
    return json({ access_token: 'nothing', token_type: 'Bearer', id_token: token });
  }
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}
