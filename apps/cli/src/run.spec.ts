import { COMMANDS } from './commands/commands.js';
import { leaves } from './docs.js';
import { runRecorded } from './testing/run-recorded.js';

const lines = (text: string) => text.trimEnd().split('\n');

describe('the command line', () => {
  it.each([
    ['before the command', ['-o', 'json', 'version']],
    ['after the command', ['version', '--output=json']],
    ['attached', ['version', '-ojson']],
  ])('takes global options %s', async (_where, argv) => {
    const { exitCode, out } = await runRecorded(argv);
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('node');
  });

  it('knows a command by its second name too', async () => {
    const { exitCode, out } = await runRecorded(['message', 'get', '--help']);
    expect({ exitCode, out }).toMatchObject({ exitCode: 0 });
    expect(out).toContain('Show what happened to a message.');
  });

  it('shows chosen columns in their order, in every format', async () => {
    const table = await runRecorded(['version', '--columns', 'platform,version']);
    expect(lines(table.out)[0]).toMatch(/^PLATFORM/);
    const json = await runRecorded(['version', '--columns', 'version', '-o', 'json']);
    expect(Object.keys(JSON.parse(json.out) as object)).toEqual(['version']);
  });

  it.each([
    ['an unknown command', ['appp']],
    ['an unknown sub-command', ['app', 'lst']],
    ['an unknown option', ['version', '--nope']],
    ['an unknown format', ['version', '-o', 'xml']],
    ['an unknown column', ['version', '--columns', 'nope']],
    ['a missing argument', ['app', 'show']],
    ['a missing option', ['key', 'create', '--name', 'x']],
    ['an argument too many', ['version', 'x']],
    ['a group alone', ['app']],
    ['nothing', []],
    ['a wrong duration', ['app', 'deploy', '--timeout', 'soon']],
  ])('2: refuses %s', async (_what, argv) => {
    const { exitCode, out, err } = await runRecorded(argv);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain('error: ');
  });

  it('2: tells errors as an object when JSON is wanted', async () => {
    const { err } = await runRecorded(['-o', 'json', 'key', 'create']);
    expect(JSON.parse(err)).toMatchObject({
      error: { code: 'usage', exit_code: 2, request_id: null },
    });
  });

  it('3: says how to sign in', async () => {
    const { exitCode, err } = await runRecorded(['auth', 'whoami']);
    expect(exitCode).toBe(3);
    expect(err).toContain('skydeck auth login');
  });

  it('1: says where it looked for an installation', async () => {
    const { exitCode, err } = await runRecorded(['status'], {
      environment: { SKYDECK_HOME: '/nowhere' },
    });
    expect(exitCode).toBe(1);
    expect(err).toContain('/nowhere/endpoints.json');
  });

  it('1: says that nobody answers, and never shows the token', async () => {
    const environment = {
      SKYDECK_AUTH_URL: 'http://127.0.0.1:1',
      SKYDECK_TOKEN: 'secret.secret.secret',
    };
    const { exitCode, err } = await runRecorded(['project', 'list'], { environment });
    expect(exitCode).toBe(1);
    expect(err).toContain('Nothing answers at http://127.0.0.1:1.');
    expect(err).not.toContain('secret');
  });

  it('2: says how to name a project when only a key is known', async () => {
    const environment = {
      SKYDECK_API_URL: 'http://127.0.0.1:1',
      SKYDECK_TOKEN: `dk_live_${'a'.repeat(36)}`,
    };
    const { exitCode, err } = await runRecorded(['app', 'list'], { environment });
    expect(exitCode).toBe(2);
    expect(err).toContain('SKYDECK_PROJECT');
  });

  it('130: ends when the person presses Ctrl-C', async () => {
    const { exitCode } = await runRecorded(['version'], { signal: AbortSignal.abort(130) });
    expect(exitCode).toBe(130);
  });

  it('gives every command a name of its own, and a sentence', () => {
    const all = leaves(COMMANDS, 'skydeck');
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
    for (const [, spec] of all) expect(spec.summary).toMatch(/^[A-Z].*\.$/);
  });
});
