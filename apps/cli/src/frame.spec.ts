import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COMMANDS } from './commands/commands.js';
import { leaves } from './docs.js';
import { runRecorded } from './testing/run-recorded.js';

describe('what is mistyped', () => {
  it.each([
    [['projct', 'list'], 'project'],
    [['project', 'lst'], 'list'],
    [['version', '--outptu', 'json'], '--output'],
    [['version', '--colums', 'node'], '--columns'],
    [['app', 'list', '--projct', 'x'], '--project'],
  ])('2: %j is answered with what was meant', async (argv, meant) => {
    const { exitCode, err } = await runRecorded(argv);
    expect(exitCode).toBe(2);
    expect(err).toContain(`Did you mean ${meant}?`);
  });
});

describe('a terminal of 80 columns', () => {
  const commands = [...leaves(COMMANDS, '').map(([name]) => name.trim()), ''];

  it.each(commands)('shows the help of "%s" without breaking words', async (name) => {
    const words = name === '' ? [] : name.split(' ');
    const { out } = await runRecorded([...words, '--help']);
    const [help = ''] = out.split('\nExamples:');
    const long = help.split('\n').filter((line) => line.length > 80 && !line.startsWith('Usage'));
    expect(long).toEqual([]);
  });
});

describe('--timeout', () => {
  it('5: ends a command that waits for a service', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const environment = { SKYDECK_AUTH_URL: `http://127.0.0.1:${port}`, SKYDECK_TOKEN: 'a.b.c' };
    const argv = ['project', 'list', '--timeout', '1', '-o', 'json'];
    const { exitCode, err } = await runRecorded(argv, { environment });
    server.closeAllConnections();
    server.close();
    expect(exitCode).toBe(5);
    expect(JSON.parse(err)).toMatchObject({ error: { code: 'timeout', exit_code: 5 } });
  });
});

describe('config view', () => {
  it('0: shows where settings come from, and no secret', async () => {
    const environment = { SKYDECK_TOKEN: 'dk_live_hunter2', SKYDECK_PROJECT: 'shop' };
    const { exitCode, out } = await runRecorded(['config', 'view', '-o', 'json'], { environment });
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ project: 'shop', token_from: 'SKYDECK_TOKEN' });
    expect(out).not.toContain('hunter2');
  });
});

describe('-o name', () => {
  it('gives one name a line, and errors as sentences', async () => {
    expect((await runRecorded(['version', '-o', 'name', '--query', 'version'])).out).toMatch(
      /^\d+\.\d+\.\d+\n$/,
    );
    expect((await runRecorded(['nope', '-o', 'name'])).err).toMatch(/^error: /);
  });
});
