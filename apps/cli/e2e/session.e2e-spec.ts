import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished, type Installation, startInstallation } from './installation.js';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose]());

const configOf = (person: string) => path.join(person, '.config', 'skydeck', 'config.json');

/** Makes the stored access token old, as it is after a night. */
async function expire(person: string): Promise<void> {
  const text = await readFile(configOf(person), 'utf8');
  await writeFile(configOf(person), text.replace(/"expires_at_ms": \d+/, '"expires_at_ms": 1'));
}

/** Reads a running command's messages until one holds the code, and decides about it. */
async function decide(child: ReturnType<Installation['start']>, decision: 'approve' | 'deny') {
  const code = await new Promise<string>((resolve) => {
    let seen = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
      const found = /approve the code (\S+)/.exec(seen)?.[1];
      if (found) resolve(found);
    });
  });
  const { stack } = installation;
  const response = await fetch(
    `${stack.endpoints.auth_url}/api/v1/auth/device/${code}/${decision}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${await stack.signInOwner()}` },
    },
  );
  expect(response.status).toBe(200);
}

describe('signing in', () => {
  it('0: as the owner of this machine, with a file that nobody else can read', async () => {
    const person = await installation.newPerson();
    const login = await installation.skydeck(['auth', 'login', '--local', '-o', 'json'], {
      person,
    });
    expect(login).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(login.out)).toMatchObject({
      id: expect.stringMatching(/^acc_/),
      context: 'local',
    });
    expect((await stat(configOf(person))).mode & 0o777).toBe(0o600);

    const whoami = await installation.skydeck(['-o', 'json', 'auth', 'whoami'], { person });
    expect(JSON.parse(whoami.out)).toMatchObject({ kind: 'account' });
  });

  it('0: on another machine, when a browser elsewhere approves the code', async () => {
    const person = await installation.newPerson();
    const child = installation.start(['auth', 'login', '-o', 'json'], { person });
    const ended = finished(child);
    await decide(child, 'approve');
    const { exitCode, out, err } = await ended;
    expect(err).toContain(`${installation.stack.endpoints.dashboard_url}/device`);
    expect({ exitCode, account: JSON.parse(out) as object }).toMatchObject({
      exitCode: 0,
      account: { id: expect.stringMatching(/^acc_/) },
    });
    const whoami = await installation.skydeck(['auth', 'whoami'], { person });
    expect(whoami.exitCode).toBe(0);
  }, 30_000);

  it('3: is refused when the person there denies it', async () => {
    const person = await installation.newPerson();
    const child = installation.start(['auth', 'login'], { person });
    const ended = finished(child);
    await decide(child, 'deny');
    const { exitCode, err } = await ended;
    expect(exitCode).toBe(3);
    expect(err).toContain('The sign-in was denied.');
  }, 30_000);

  it('130: can be given up with Ctrl-C', async () => {
    const child = installation.start(['auth', 'login']);
    const ended = finished(child);
    child.stderr?.once('data', () => child.kill('SIGINT'));
    expect(await ended).toMatchObject({ exitCode: 130, out: '' });
  });

  it('3: whoever has not signed in is told how', async () => {
    const person = await installation.newPerson();
    const { exitCode, out, err } = await installation.skydeck(['project', 'list'], { person });
    expect({ exitCode, out }).toEqual({ exitCode: 3, out: '' });
    expect(err).toContain('skydeck auth login');
  });

  it('3: a wrong token is refused before it is stored', async () => {
    const person = await installation.newPerson();
    const login = await installation.skydeck(['auth', 'login', '--with-token'], {
      person,
      input: 'a.b.c\n',
    });
    expect(login).toMatchObject({ exitCode: 3, out: '' });
    expect(login.err).toMatch(/request_id: req_/);
    await expect(stat(configOf(person))).rejects.toThrow('ENOENT');
  });

  it('2: text that is no token is refused', async () => {
    const login = await installation.skydeck(['auth', 'login', '--with-token'], { input: 'hello' });
    expect(login).toMatchObject({ exitCode: 2 });
    expect(login.err).not.toContain('hello');
  });
});

describe('a session', () => {
  it('is renewed by one of many commands that start at once, again and again', async () => {
    const person = await installation.newPerson();
    await installation.skydeck(['auth', 'login', '--local'], { person });
    for (let round = 0; round < 2; round++) {
      await expire(person);
      const all = await Promise.all(
        Array.from({ length: 6 }, () => installation.skydeck(['auth', 'whoami'], { person })),
      );
      expect(all.map(({ exitCode, err }) => ({ exitCode, err }))).toEqual(
        all.map(() => ({ exitCode: 0, err: '' })),
      );
    }
  }, 60_000);

  it('0: ends here and at the service', async () => {
    const person = await installation.newPerson();
    await installation.skydeck(['auth', 'login', '--local'], { person });
    const before = await readFile(configOf(person), 'utf8');
    expect(await installation.skydeck(['auth', 'logout'], { person })).toMatchObject({
      exitCode: 0,
    });
    expect(await installation.skydeck(['auth', 'whoami'], { person })).toMatchObject({
      exitCode: 3,
    });

    await writeFile(configOf(person), before);
    const { exitCode, err } = await installation.skydeck(['auth', 'whoami'], { person });
    expect({ exitCode, err }).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('error: '),
    });
  });
});
