import { runRecorded } from '../../testing/run-recorded.js';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NEW = ['context', 'create', 'prod', '--endpoint', 'auth_url=https://auth.example.com'];

async function person() {
  const environment = { XDG_CONFIG_HOME: await mkdtemp(path.join(tmpdir(), 'skydeck-contexts-')) };
  return (argv: readonly string[], answer?: string) => runRecorded(argv, { environment, answer });
}

describe('contexts', () => {
  it('0: are created, used and listed, without a word of their secrets', async () => {
    const skydeck = await person();
    expect(await skydeck(NEW)).toMatchObject({ exitCode: 0 });
    const { out } = await skydeck(['context', 'list', '-o', 'json']);
    expect(JSON.parse(out)).toEqual([
      {
        name: 'prod',
        current: true,
        project: null,
        signed_in: false,
        auth_url: 'https://auth.example.com',
      },
    ]);
  });

  it('2: refuses a name that is taken, and what is no address', async () => {
    const skydeck = await person();
    await skydeck(NEW);
    expect(await skydeck(NEW)).toMatchObject({ exitCode: 2 });
    const wrong = ['context', 'create', 'x', '--endpoint', 'auth_url=ftp://example.com'];
    expect(await skydeck(wrong)).toMatchObject({ exitCode: 2 });
  });

  it('4: an unknown one is not used', async () => {
    const skydeck = await person();
    expect(await skydeck(['context', 'use', 'nope'])).toMatchObject({ exitCode: 4 });
  });

  it.each([
    ['y', 0, 0],
    ['n', 2, 1],
    ['', 2, 1],
  ])('asks a person before it forgets one: "%s" ends with %i', async (answer, exitCode, left) => {
    const skydeck = await person();
    await skydeck(NEW);
    expect(await skydeck(['context', 'delete', 'prod'], answer)).toMatchObject({ exitCode });
    const { out } = await skydeck(['context', 'list', '-o', 'json']);
    expect(JSON.parse(out)).toHaveLength(left);
  });
});
