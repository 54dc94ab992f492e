import { gzipSync } from 'node:zlib';
import { eventually } from '@skydeck/testing';
import { podmanService } from '../../src/launchpad/engine/fixtures/podman-service.js';
import { ImageRegistry } from '../fixtures/image-registry.js';
import { GitRepository } from '../git-repository.js';
import { LaunchpadHarness, plainServer } from '../launchpad-harness.js';
import { FILLER, FLOODED, LINES, LINES_PER_SECOND } from './greedy-app.js';
import { Results } from './results.js';
import { readingsOf, tellingBuild } from './telling-build.js';

const MB = 1024 * 1024;
const SECRETS = {
  SHORT: 'horse/battery "staple" 99',
  LONG: `sk_live_${'0123456789abcdef'.repeat(16)}`,
};
const LOG_MB = 2;

describe('the hostile list', () => {
  let launchpad: LaunchpadHarness;
  let registry: ImageRegistry;
  const stack = new AsyncDisposableStack();
  const results = new Results();

  beforeAll(async () => {
    const podman = stack.use(await podmanService());
    registry = stack.use(await ImageRegistry.start());
    launchpad = stack.adopt(
      await LaunchpadHarness.start({
        LAUNCHPAD_ALLOW_PRIVATE_REPOS: 'true',
        LAUNCHPAD_ENGINE_SOCKET: podman.socket,
        LAUNCHPAD_BUILD_DISK_MB: '200',
        LAUNCHPAD_APP_MEMORY_MB: '256',
        LAUNCHPAD_MAX_IMAGE_UNPACKED_MB: '60',
        LAUNCHPAD_LOG_MB: String(LOG_MB),
        LAUNCHPAD_WATCH_S: '0',
      }),
      (one) => one.close(),
    );
    await deploy('calm', plainServer('calm'));
  }, 120_000);

  afterAll(async () => {
    results.print();
    await stack.disposeAsync();
  }, 60_000);

  async function deploy(name: string, files: Record<string, string>, more = {}) {
    const repository = stack.use(await GitRepository.create(files));
    return launchpad.deploy({ name, repo: repository.dir, ...more });
  }

  /** Whatever one app does, its neighbour answers. */
  afterEach(async () => {
    const { body } = await launchpad.visit('calm');
    if (body !== 'calm ') throw new Error(`The neighbour answered: ${body}`);
  });

  it('***: a build that prints its secrets in twelve forms tells none', async () => {
    const { id, status } = await deploy('telling', tellingBuild(plainServer('told')), {
      env: SECRETS,
    });
    expect(status).toBe('live');
    const log = await launchpad.log('telling', String(id));
    expect(log.match(/\[long base64, folded\]/g)).toHaveLength(1);
    const read = readingsOf(log);
    for (const secret of Object.values(SECRETS)) {
      for (const half of [secret.slice(0, secret.length / 2), secret.slice(secret.length / 2)]) {
        expect(read).not.toContain(half.slice(0, 16));
      }
    }
    results.note(
      'build prints secrets in 12 forms',
      `${log.split('***').length - 1} places blanked`,
    );
  }, 90_000);

  it('failed: an image that unpacks to more than there may be', async () => {
    const zeros = Buffer.alloc(600 * MB);
    const packed = gzipSync(zeros);
    await registry.push('bomb', '1', { layer: { unpacked: zeros, packed } });
    const source = { kind: 'image', ref: `${registry.host}/bomb:1` };
    const { status, error } = await launchpad.deploy({ name: 'bomb', source });
    expect([status, error]).toEqual([
      'failed',
      expect.objectContaining({ code: 'deployment.image_too_large' }),
    ]);
    const size = `${(packed.length / MB).toFixed(1)} MB that unpack to 600 MB`;
    results.note(`image of ${size}`, 'refused at 60 MB: deployment.image_too_large');
  }, 90_000);

  it('failed: a build that fills the disk', async () => {
    const { status, error } = await deploy('filling', {
      ...plainServer('filling'),
      'package.json': JSON.stringify({
        scripts: { build: 'node fill.js', start: 'node server.js' },
      }),
      'fill.js': FILLER,
    });
    expect([status, error]).toEqual([
      'failed',
      expect.objectContaining({ code: 'deployment.build_disk_exceeded' }),
    ]);
    results.note(
      'build that writes without end',
      'ended at 200 MB: deployment.build_disk_exceeded',
    );
  }, 90_000);

  it('ENOSPC: an app that fills its disk while it runs', async () => {
    await deploy('greedy', FLOODED);
    const { body } = await launchpad.visit('greedy', '/fill');
    expect(body).toMatch(/^\/app EROFS, \/tmp ENOSPC at 1[0-2]\d MB, \/usr EROFS$/);
    expect(await launchpad.visit('greedy')).toMatchObject({ status: 200, body: 'here' });
    results.note('app that writes without end', `${body}; it goes on`);
  }, 90_000);

  it('an app that writes ten thousand lines a second goes on, and every line is kept or counted', async () => {
    const flood = await launchpad.visit('greedy', '/flood');
    expect(Number(flood.body)).toBeGreaterThan(LINES_PER_SECOND * 0.9);
    const read = async (query: string) =>
      (await launchpad.get(`/apps/greedy/logs?limit=1000&${query}`)).data.items;
    const { left, kept } = await eventually(
      async () => {
        const notices = await read('q=lines%20left%20out');
        const counts = notices.map(({ line }) => Number(/\d+/.exec(String(line))?.[0]));
        const sum = counts.reduce((total, count) => total + count, 0);
        const [first] = await read('q=flood%20&after=0');
        const last = (await read('q=flood%20')).at(-1);
        const between = Number(last?.['seq']) - Number(first?.['seq']) + 1;
        const isLastNotice = Number(notices.at(-1)?.['seq']) > Number(last?.['seq']);
        const lines = between - notices.length + (isLastNotice ? 1 : 0);
        expect(lines + sum).toBe(LINES);
        return { left: sum, kept: lines };
      },
      { timeoutMs: 20_000, everyMs: 500 },
    );
    await launchpad.visit('greedy', '/flood?wide');
    await eventually(async () => {
      const { data } = await launchpad.get('/apps/greedy/log-retention');
      expect(Number(data['used_bytes'])).toBeGreaterThan(MB);
      expect(Number(data['used_bytes'])).toBeLessThanOrEqual(LOG_MB * MB);
    });
    results.note(
      `${flood.body} log lines a second`,
      `app goes on; of ${LINES} ${kept} kept, ${left} counted as left out; at most ${LOG_MB} MB stored`,
    );
  }, 90_000);
});
