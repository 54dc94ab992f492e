import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareHostFiles } from './host-files.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skydeck-host-files-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const bundleIn = async (name: string) => {
  const file = join(folder, name);
  await writeFile(file, `certificates of ${name}`);
  return file;
};

async function nodeBundle(hostEnv: NodeJS.ProcessEnv, machineBundle: string): Promise<string> {
  const { binds, env } = await prepareHostFiles(folder, [], hostEnv, machineBundle);
  const bind = binds.find(({ to }) => to === env['NODE_EXTRA_CA_CERTS']);
  return bind ? readFile(bind.from, 'utf8') : '';
}

describe('prepareHostFiles', () => {
  it("gives Node the machine's certificates, which it would not look at by itself", async () => {
    const machine = await bundleIn('machine');
    expect(await nodeBundle({}, machine)).toBe('certificates of machine');
  });

  it('gives Node the bundle that the environment names', async () => {
    const named = await bundleIn('named');
    const given = await nodeBundle({ NODE_EXTRA_CA_CERTS: named }, await bundleIn('machine'));
    expect(given).toBe('certificates of named');
  });

  it('does without a bundle that is not there', async () => {
    expect(await nodeBundle({}, join(folder, 'absent'))).toBe('');
  });
});
