import { execFileSync } from 'node:child_process';
import { finished, type Installation, startInstallation } from './installation.js';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose]());

const appCode = (secret: string) =>
  execFileSync('oathtool', ['--totp', '--base32', secret], { encoding: 'utf8' }).trim();

/** Adds an app as a person does: reads the secret that is shown, and types the code. */
async function enable(): Promise<{ codes: string[]; err: string }> {
  const child = installation.start(['auth', '2fa', 'enable', '--name', 'phone', '-o', 'json']);
  const secret = await new Promise<string>((resolve) => {
    let seen = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      const found = /type ([A-Z2-7]{32}) into/.exec(seen)?.[1];
      if (found) resolve(found);
    });
  });
  child.stdin?.end(appCode(secret));
  const { exitCode, out, err } = await finished(child);
  if (exitCode !== 0) throw new Error(err);
  return { codes: (JSON.parse(out) as { code: string }[]).map(({ code }) => code), err };
}

describe('the second factor of an account', () => {
  it('0: is enabled, asked for by what is dangerous, and disabled', async () => {
    await installation.skydeck(['auth', 'login', '--local']);
    await installation.json(['project', 'create', 'Careful']);
    expect(await installation.json(['auth', '2fa', 'status'])).toEqual([]);
    const { codes } = await enable();
    expect(codes).toHaveLength(10);
    const [factor] = await installation.json<{ id: string; type: string }[]>([
      'auth',
      '2fa',
      'status',
    ]);
    expect(factor).toMatchObject({ type: 'totp', name: 'phone', status: 'active' });

    await installation.skydeck(['auth', 'login', '--local']);
    const project = ['--project', 'careful'];
    const key = ['key', 'create', '--product', 'pay', '--name', 'till', ...project];
    const refused = await installation.skydeck(key);
    expect(refused.exitCode).not.toBe(0);
    expect(refused.err).toContain('skydeck auth 2fa verify');
    const verified = await installation.skydeck([
      'auth',
      '2fa',
      'verify',
      '--code',
      codes[3] ?? '',
    ]);
    expect(verified).toMatchObject({ exitCode: 0 });
    expect((await installation.skydeck(key)).exitCode).toBe(0);
    const again = await installation.skydeck(['auth', '2fa', 'verify', '--code', codes[3] ?? '']);
    expect(again.err).toContain('recovery_code.wrong');

    const fresh = await installation.json<{ code: string }[]>([
      'auth',
      '2fa',
      'recovery-codes',
      '--yes',
    ]);
    expect(fresh.map(({ code }) => code)).not.toContain(codes[0]);
    await installation.json(['auth', '2fa', 'disable', factor?.id ?? '', '--yes']);
    expect(await installation.json(['auth', '2fa', 'status'])).toEqual([]);
  });

  it('2: needs a code where nobody can be asked', async () => {
    const { exitCode, err } = await installation.skydeck(['auth', '2fa', 'verify']);
    expect([exitCode, err.includes('--code')]).toEqual([2, true]);
  });
});

describe('sessions', () => {
  it('0: are listed and ended, one by one or all others', async () => {
    await installation.skydeck(['auth', 'login', '--local']);
    const person = await installation.newPerson();
    await installation.skydeck(['auth', 'login', '--local'], { person });
    const listed = await installation.json<{ id: string; is_current: boolean; ip: string }[]>([
      'auth',
      'sessions',
      'list',
    ]);
    expect(listed.length).toBeGreaterThan(1);
    expect(listed.filter((one) => one.is_current)).toHaveLength(1);
    expect(listed[0]?.ip).toMatch(/127\.0\.0\.1/);
    const ended = await installation.json<object[]>([
      'auth',
      'sessions',
      'revoke',
      '--others',
      '--yes',
    ]);
    expect(ended).toHaveLength(listed.length - 1);
    expect(await installation.json<object[]>(['auth', 'sessions', 'list'])).toHaveLength(1);
    const whoami = await installation.skydeck(['auth', 'whoami'], { person });
    expect(whoami.exitCode).not.toBe(0);
    const both = await installation.skydeck([
      'auth',
      'sessions',
      'revoke',
      'ses_1',
      '--others',
      '--yes',
    ]);
    expect(both.exitCode).toBe(2);
  });
});
