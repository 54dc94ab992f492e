import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { SlirpNetwork } from './slirp.network.js';

const usual = process.env['PATH'];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skydeck-slirp-'));
});

afterEach(async () => {
  process.env['PATH'] = usual;
  await rm(folder, { recursive: true, force: true });
});

describe('SlirpNetwork', () => {
  it("joins a network although an ordinary user's PATH has no system programs", async () => {
    process.env['PATH'] = '/usr/local/bin:/usr/bin:/bin';
    const network = await new SlirpNetwork(folder, []).attach();
    try {
      const [program = '', ...args] = network.enter(['cat', '/proc/net/dev']);
      const { stdout } = await runCommand(program, args);
      expect(stdout.join()).toContain('tap0');
    } finally {
      await network.release();
    }
  });
});
