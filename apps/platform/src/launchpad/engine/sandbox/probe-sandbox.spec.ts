import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { testEngines } from '../fixtures/test-engines.js';

it('tells the version when a sandbox runs', async () => {
  await using test = await testEngines();
  expect(await test.engines.runtimes.process.probe()).toEqual({
    ok: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    problems: [],
  });
});

it('names what is weaker without root', async () => {
  await using test = await testEngines({ rootless: true });
  expect(await test.engines.builders.sandbox.probe()).toMatchObject({
    ok: true,
    problems: [{ code: 'limits_watched' }],
  });
});

it('names the folder that other users cannot pass through, and the command that mends it', async () => {
  await using test = await testEngines();
  const home = dirname(test.dir);
  await chmod(home, 0o700);
  expect(await test.engines.builders.sandbox.probe()).toMatchObject({
    ok: false,
    problems: [{ code: 'home_blocked', fix: `chmod o+x ${home}` }],
  });
});

it('names every missing program with the command that installs them all', async () => {
  await using test = await testEngines();
  const path = process.env['PATH'];
  process.env['PATH'] = '/nonexistent';
  try {
    const { ok, problems } = await test.engines.builders.sandbox.probe();
    expect(ok).toBe(false);
    expect(problems).toContainEqual({
      code: 'bwrap_missing',
      text: 'The program bwrap is not installed.',
      fix: expect.stringMatching(/^apt-get install -y bubblewrap /),
    });
  } finally {
    process.env['PATH'] = path;
  }
});
