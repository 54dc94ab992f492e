import { createHash, randomBytes } from 'node:crypto';
import { specimenPage, specimenZone } from '@skydeck/document-reader/testing';
import { setUpLog } from '@skydeck/service';
import { eventually } from '@skydeck/testing';
import { userOf } from './auth-harness.js';
import { addApp, appCode, secondFactorOf, sessionOf } from './factor-people.js';
import { KycHarness } from './kyc-harness.js';

const PASSWORD = 'a password of Ada Wildfang';
const OTHER = 'another password of Ada';
const BACK = 'https://app.example.com/back';
const ERIKA = {
  code: 'P',
  state: 'D',
  surname: 'WILDFANG',
  givenNames: 'KUNIGUNDE',
  number: 'C01X00T47',
  nationality: 'D',
  birth: '640812',
  sex: 'F',
  expiry: '320227',
} as const;

const kyc = new KycHarness();
const { auth } = kyc;
const lines: string[] = [];
const secrets = new Map<string, string>();
let key: string;

beforeAll(async () => {
  setUpLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
  await kyc.start({ LOG_LEVEL: 'trace' });
  key = keep('key', kyc.live);
});
afterAll(() => kyc.stop());

function keep(what: string, secret: unknown): string {
  if (typeof secret !== 'string' || secret.length < 6) throw new Error(`No ${what}.`);
  secrets.set(what, secret);
  return secret;
}

/** What was told nobody but whom it is for. */
function told(): string[] {
  const found = [...secrets].filter(([, one]) => lines.some((line) => line.includes(one)));
  return found.map(([what, one]) => `${what}: ${lines.find((line) => line.includes(one))}`);
}

const lastMessage = () => auth.messaging.taken.at(-1)?.content.text ?? '';
const lastCode = () => keep('code', /\b\d{6}\b/.exec(lastMessage())?.[0]);
const post = (path: string, body: object, token = key) => auth.api(path, { token, body });

async function withPassword(email: string): Promise<string> {
  const started = await post('/auth/sign-up', { email, password: keep('password', PASSWORD) });
  const verified = await post('/auth/sign-up/verify', { id: started.data['id'], code: lastCode() });
  const user = userOf(verified);
  keep('refresh token', user.refreshToken);
  await post('/auth/sign-in/password', { email, password: keep('wrong password', OTHER) });
  return keep('access token', user.token);
}

describe('the log at its finest level', () => {
  it('holds no password, code, secret of an app, recovery code or ticket', async () => {
    const email = 'typist@example.com';
    const { app, verified } = await addApp(auth, await withPassword(email));
    keep('secret of an app', app.secret);
    const { token } = sessionOf(verified);
    const made = await auth.api('/auth/recovery-codes', { method: 'POST', token });
    const codes = made.data['codes'] as unknown as string[];
    keep('recovery code', codes[0]);
    const asked = await post('/auth/sign-in/password', { email, password: PASSWORD });
    const ticket = keep('ticket', secondFactorOf(asked).ticket);
    const code = keep('code of an app', appCode(auth, app.secret));
    const given = await post(`/auth/factors/${app.id}/verify`, { code }, ticket);
    expect(given.status).toBe(200);
    expect(lines.length).toBeGreaterThan(5);
    expect(told()).toEqual([]);
  });

  it('holds no link, no code of a link, and no secret of clients, providers and hooks', async () => {
    const path = `/projects/${kyc.project.id}/auth-settings`;
    const body = { magic_links: { redirect_urls: [BACK] } };
    await auth.api(path, { method: 'PATCH', token: key, body });
    const verifier = keep('verifier', randomBytes(32).toString('base64url'));
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const link = { email: 'reader@example.com', redirect_url: BACK, code_challenge: challenge };
    expect((await post('/auth/magic-links', link)).status).toBe(202);
    const url = /https?:\/\/\S+/.exec(lastMessage())?.[0] ?? '';
    keep('token of a link', url.split(/[/=]/).at(-1));
    const opened = await fetch(url, { method: 'POST', redirect: 'manual' });
    const back = new URL(opened.headers.get('location') ?? '');
    const code = keep('code of a link', back.searchParams.get('code'));
    const signedIn = await post('/auth/magic-links/exchange', { code, code_verifier: verifier });
    expect(signedIn.status).toBe(200);
    const client = await post('/auth/clients', {
      name: 'Shop',
      type: 'confidential',
      redirect_uris: [BACK],
    });
    keep('client secret', client.data['client_secret'] ?? client.data['secret']);
    const hook = { kind: 'custom_claims', url: BACK, on_failure: 'allow', is_enabled: false };
    keep('secret of a hook', (await post('/auth/hooks', hook)).data['secret']);
    const provider = await post('/auth/providers', {
      kind: 'oidc',
      issuer: 'https://id.example.com',
      client_id: 'alpha',
      client_secret: keep('secret of a provider', randomBytes(24).toString('base64url')),
      redirect_urls: [BACK],
    });
    expect(provider.status).toBe(201);
    expect(told()).toEqual([]);
  });

  it('holds nothing that a passport says, nor what lets its holder hand it in', async () => {
    const claims = { first_name: 'Kunigunde', last_name: 'Wildfang' };
    const { id, secret, url } = await kyc.begin({ claims });
    keep('secret of a person', secret);
    await fetch(url);
    const zone = specimenZone('TD3', ERIKA);
    await kyc.handIn(secret, await specimenPage(zone));
    await eventually(
      async () => expect(['created', 'processing']).not.toContain(await kyc.status(id)),
      { timeoutMs: 25_000 },
    );
    const { data } = await kyc.api(`/sessions/${id}/identity`);
    expect(JSON.stringify(data)).toContain(ERIKA.number);
    for (const part of [ERIKA.surname, ERIKA.givenNames, ERIKA.number, 'Wildfang', 'Kunigunde']) {
      keep(part, part);
    }
    expect(told()).toEqual([]);
  });
});
