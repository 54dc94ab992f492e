import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { podmanService } from '../src/launchpad/engine/fixtures/podman-service.js';
import { ImageRegistry } from './fixtures/image-registry.js';
import { LaunchpadHarness } from './launchpad-harness.js';

const MB = 1024 * 1024;
const USER = { name: 'puller', password: 'correct-horse-battery' };
const ARCH = process.arch === 'x64' ? 'amd64' : process.arch;

/** A server that answers with a text and a variable. */
const serving = (text: string) => ({
  'server.pl': `
    use IO::Socket::INET;
    my $server = IO::Socket::INET->new(Listen => 50, LocalPort => $ENV{PORT}, ReuseAddr => 1) or die;
    $SIG{TERM} = sub { exit 0 };
    while (my $client = $server->accept) {
      while (<$client>) { last if /^\\r?$/ }
      my $body = '${text} ' . ($ENV{GREETING} // '');
      print $client "HTTP/1.1 200 OK\\r\\nconnection: close\\r\\ncontent-length: " . length($body) . "\\r\\n\\r\\n$body";
      close $client;
    }`,
});
const COMMAND = ['/usr/bin/perl', '/server.pl'];

const image = (registry: ImageRegistry, name: string, credentials?: object) => ({
  kind: 'image',
  ref: `${registry.host}/${name}`,
  ...(credentials && { credentials }),
});

/** Tells as a registry does that something was pushed. */
const tell = async (to: string) => {
  const response = await fetch(to, { method: 'POST', body: '{"events":[]}' });
  const { data } = (await response.json()) as {
    data: { outcome: string; deployment_id: string };
  };
  return { status: response.status, ...data };
};

describe('apps of prebuilt images', () => {
  let launchpad: LaunchpadHarness;
  let podman: Awaited<ReturnType<typeof podmanService>>;
  let open: ImageRegistry;
  let locked: ImageRegistry;

  beforeAll(async () => {
    podman = await podmanService();
    open = await ImageRegistry.start();
    locked = await ImageRegistry.start(USER);
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_ALLOW_PRIVATE_REPOS: 'true',
      LAUNCHPAD_ENGINE_SOCKET: podman.socket,
      LAUNCHPAD_MAX_IMAGE_MB: '20',
      LAUNCHPAD_MAX_IMAGE_UNPACKED_MB: '60',
    });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    for (const one of [open, locked, podman]) await one[Symbol.asyncDispose]();
  }, 60_000);

  const failureOf = async (name: string, source: object) => {
    const { status, error } = await launchpad.deploy({ name, source });
    expect(status).toBe('failed');
    return error as { code: string; message: string; stage: string };
  };

  it('202: runs an image on the port that it exposes, and pins its digest', async () => {
    const digest = await open.push('shop', '1', {
      files: serving('one'),
      command: COMMAND,
      port: 8123,
    });
    const deployment = await launchpad.deploy({
      name: 'shop',
      source: image(open, 'shop:1'),
      env: { GREETING: 'hello' },
    });
    expect(deployment).toMatchObject({
      status: 'live',
      error: null,
      commit_sha: digest.slice(7, 47),
      plan: { runtime: 'image', port: 8123, image: `${open.host}/shop@${digest}` },
    });
    expect(await launchpad.visit('shop')).toEqual({ status: 200, body: 'one hello' });
    const { data } = await launchpad.get('/apps/shop/image');
    expect(data).toMatchObject({ ref: `${open.host}/shop:1`, digest, has_credentials: false });
  }, 120_000);

  it('200: fetches nothing again for the same digest, and deploys a tag that moved', async () => {
    const again = await launchpad.redeploy('shop');
    expect(await launchpad.log('shop', String(again['id']))).toContain('The image is here already');
    expect((await launchpad.post('/apps/shop/image/check')).data).toMatchObject({
      moved: false,
      deployment: null,
    });
    const digest = await open.push('shop', '1', {
      files: serving('two'),
      command: COMMAND,
      port: 8123,
    });
    const looked = await Promise.all(
      Array.from({ length: 50 }, () => launchpad.post('/apps/shop/image/check')),
    );
    const made = looked.map(({ data }) => (data['deployment'] as { id: string } | null)?.id);
    for (const id of new Set(made)) if (id) await launchpad.finished('shop', id);
    expect(await launchpad.visit('shop')).toMatchObject({ body: 'two hello' });
    expect((await launchpad.get('/apps/shop/image')).data['digest']).toBe(digest);
    const diff = await launchpad.get('/apps/shop/releases/3/diff');
    expect(JSON.stringify(diff.data)).toContain(`shop@${digest}`);
  }, 120_000);

  it('200: goes back to the image of an earlier release, whatever its tag stands for now', async () => {
    const made = await launchpad.post('/apps/shop/rollback', { release: 1 });
    await launchpad.finished('shop', made.meta.operation_id);
    expect(await launchpad.visit('shop')).toMatchObject({ body: 'one hello' });
  }, 60_000);

  it('200: a registry that knows the address has a moved tag deployed, and nobody else', async () => {
    const url = String((await launchpad.post('/apps/shop/image/webhook')).data['url']);
    expect((await tell(`${url}x`)).status).toBe(404);
    await launchpad.post('/apps/shop/auto-deploy/resume');
    await open.push('shop', '1', { files: serving('three'), command: COMMAND, port: 8123 });
    const told = await tell(url);
    expect(told).toMatchObject({ status: 200, outcome: 'deployed' });
    await launchpad.finished('shop', told.deployment_id);
    expect(await launchpad.visit('shop')).toMatchObject({ body: 'three hello' });
    expect(await tell(url)).toMatchObject({ status: 200, outcome: 'ignored', reason: 'unchanged' });
    await launchpad.call('DELETE', '/apps/shop/image/webhook');
    expect((await tell(url)).status).toBe(404);
  }, 120_000);

  it('live: signs in with the kept password, which is shown nowhere', async () => {
    await locked.push('private', 'latest', { files: serving('in'), command: COMMAND, port: 80 });
    const credentials = { username: USER.name, password: USER.password };
    const source = image(locked, 'private', credentials);
    const deployment = await launchpad.deploy({ name: 'private', source, port: 8080 });
    expect(deployment).toMatchObject({ status: 'live' });
    expect(await launchpad.visit('private')).toMatchObject({ body: 'in ' });
    const shown = await launchpad.get('/apps/private/image');
    expect(shown.data['has_credentials']).toBe(true);
    const log = await launchpad.log('private', String(deployment['id']));
    expect(JSON.stringify(shown) + log).not.toContain(USER.password);
    // What is kept for one registry is not sent to another one.
    const moved = await launchpad.call('PUT', '/apps/private/image', {
      ref: `${open.host}/shop:1`,
    });
    expect(moved.data).toMatchObject({ has_credentials: false });
  }, 120_000);

  it('failed: says that the image is unknown, or that a password is needed', async () => {
    expect((await failureOf('absent', image(open, 'nothing:1'))).code).toBe(
      'deployment.image_not_found',
    );
    const wrong = { username: USER.name, password: 'guess' };
    for (const [name, credentials] of [
      ['nobody', undefined],
      ['guesser', wrong],
    ] as const) {
      const failure = await failureOf(name, image(locked, 'private', credentials));
      expect(failure).toMatchObject({ code: 'deployment.image_auth_required', stage: 'cloning' });
      expect(failure.message).toContain('skydeck app image set');
    }
  }, 60_000);

  it('failed: refuses another processor, and finds its own in an index', async () => {
    const other = await open.push('arch', 'other', { architecture: 's390x', files: {} });
    const failure = await failureOf('other-arch', image(open, 'arch:other'));
    expect(failure.code).toBe('deployment.image_wrong_platform');
    expect(failure.message).toContain(`linux/s390x; this machine is linux/${ARCH}`);
    await open.index('arch', 'only-other', { s390x: other });
    expect((await failureOf('no-arch', image(open, 'arch:only-other'))).code).toBe(
      'deployment.image_wrong_platform',
    );
    const own = await open.push('arch', 'own', { files: serving('own'), command: COMMAND });
    const both = await open.index('arch', 'both', { s390x: other, [ARCH]: own });
    const deployment = await launchpad.deploy({ name: 'arch', source: image(open, 'arch:both') });
    expect(deployment).toMatchObject({
      status: 'live',
      plan: { port: 3000, image: `${open.host}/arch@${both}` },
    });
  }, 120_000);

  it('failed: fetches no image that is too large, and stops one that unpacks to too much', async () => {
    const noise = randomBytes(21 * MB);
    await open.push('large', '1', { layer: { unpacked: noise, packed: gzipSync(noise) } });
    const large = await failureOf('large', image(open, 'large:1'));
    expect(large.code).toBe('deployment.image_too_large');
    const zeros = Buffer.alloc(61 * MB);
    await open.push('bomb', '1', { layer: { unpacked: zeros, packed: gzipSync(zeros) } });
    const bomb = await failureOf('bomb', image(open, 'bomb:1'));
    expect(bomb).toMatchObject({ code: 'deployment.image_too_large' });
    expect(bomb.message).toContain('more than 60 MB');
  }, 120_000);

  it('failed: refuses a layer that is not the one it should be, or no archive', async () => {
    const layer = { unpacked: Buffer.from('one'), packed: gzipSync(Buffer.from('other')) };
    await open.push('forged', '1', { layer });
    expect((await failureOf('forged', image(open, 'forged:1'))).code).toBe(
      'deployment.image_invalid',
    );
    const broken = { unpacked: Buffer.from('one'), packed: Buffer.from('no gzip') };
    await open.push('broken', '1', { layer: broken });
    expect((await failureOf('broken', image(open, 'broken:1'))).code).toBe(
      'deployment.image_invalid',
    );
  }, 60_000);

  it('422: takes no name that is none, and no image besides a repository', async () => {
    const named = await launchpad.post('/apps', {
      name: 'odd',
      source: { kind: 'image', ref: 'https://x/y' },
    });
    expect([named.status, named.error.code]).toEqual([422, 'app_image.ref_invalid']);
    const both = await launchpad.post('/apps', { repo: '/tmp/x', source: image(open, 'shop:1') });
    expect(both.status).toBe(422);
    expect((await launchpad.get('/apps/odd/image')).status).toBe(404);
  });

  describe('where private addresses are closed', () => {
    let closed: LaunchpadHarness;
    let inside: Server;
    let asked = 0;

    beforeAll(async () => {
      closed = await LaunchpadHarness.start({ LAUNCHPAD_ENGINE_SOCKET: podman.socket });
      inside = createServer((_request, response) => {
        asked++;
        response.end('secret');
      }).listen(0, '127.0.0.1');
      await once(inside, 'listening');
    }, 60_000);

    afterAll(async () => {
      inside.close();
      await closed.close();
    }, 60_000);

    it('422: reaches no registry inside', async () => {
      const { port } = inside.address() as AddressInfo;
      for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `2130706433:${port}`]) {
        const source = { kind: 'image', ref: `${host}/shop:1` };
        const refused = await closed.post('/apps', { name: 'inside', source });
        expect([refused.status, refused.error.code]).toEqual([422, 'deployment.image_not_allowed']);
      }
      expect(asked).toBe(0);
    });
  });
});
