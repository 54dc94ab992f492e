import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

const APP = 'victim';

/** A package.json whose build runs this script. */
const building = (script: string, more: Record<string, string> = {}) => ({
  ...plainServer('two'),
  'package.json': JSON.stringify({
    name: 'hostile',
    scripts: { build: 'node build.js', start: 'node server.js' },
  }),
  'build.js': script,
  ...more,
});

const starting = (server: string) => ({ ...plainServer('two'), 'server.js': server });

describe('repositories that do harm', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let secretHost: Server;
  let wasReached = false;

  beforeAll(async () => {
    secretHost = createServer((_request, response) => {
      wasReached = true;
      response.end('inside');
    });
    await new Promise<void>((resolve) => secretHost.listen(0, '0.0.0.0', resolve));
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_BUILD_TIMEOUT_S: '15',
      LAUNCHPAD_BUILD_MEMORY_MB: '256',
      LAUNCHPAD_BUILD_PIDS: '64',
      LAUNCHPAD_BUILD_DISK_MB: '200',
      LAUNCHPAD_APP_MEMORY_MB: '128',
      LAUNCHPAD_HEALTH_TIMEOUT_S: '4',
      LAUNCHPAD_MAX_REPO_MB: '5',
      LAUNCHPAD_CLONE_TIMEOUT_S: '20',
      LAUNCHPAD_ALLOW_PRIVATE_REPOS: 'true',
    });
    repository = await GitRepository.create(plainServer('one'));
    const first = await launchpad.deploy({ name: APP, repo: repository.dir });
    if (first['status'] !== 'live') throw new Error(JSON.stringify(first));
  }, 120_000);

  /** Whatever was tried, the release before goes on serving. */
  async function expectUntouched(): Promise<void> {
    const visit = await launchpad.visit(APP);
    const { data } = await launchpad.get(`/apps/${APP}`);
    expect([visit, data]).toMatchObject([
      { status: 200, body: 'one ' },
      { status: 'live', current_release: { number: 1 } },
    ]);
  }

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
    secretHost.close();
  }, 60_000);

  /** Commits files, deploys them and returns the error that the deployment ends with. */
  async function failureOf(files: Record<string, string>): Promise<Record<string, unknown>> {
    await repository.git('rm', '-r', '--quiet', '--ignore-unmatch', '.');
    await repository.commit(files, 'hostile');
    const deployment = await launchpad.redeploy(APP);
    expect(deployment['status']).toBe('failed');
    await expectUntouched();
    return deployment['error'] as Record<string, unknown>;
  }

  /** Creates an app of its own from an address and returns the error of its deployment. */
  async function failureOfRepo(name: string, repo: string, more = {}): Promise<unknown> {
    const deployment = await launchpad.deploy({ name, repo, ...more });
    expect(deployment['status']).toBe('failed');
    await launchpad.call('DELETE', `/apps/${name}`);
    return deployment['error'];
  }

  describe('that cannot be cloned', () => {
    it('failed: says that there is no repository', async () => {
      expect(await failureOfRepo('absent', '/srv/no/such/repository')).toEqual({
        stage: 'cloning',
        code: 'deployment.repo_not_found',
        message: expect.stringMatching(/not found.*Check its address/),
      });
    }, 60_000);

    it('failed: says that it needs a password', async () => {
      const guarded = createServer((_request, response) => {
        response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
      });
      await new Promise<void>((resolve) => guarded.listen(0, '127.0.0.1', resolve));
      const { port } = guarded.address() as AddressInfo;
      const failure = await failureOfRepo('guarded', `http://127.0.0.1:${port}/shop.git`);
      guarded.close();
      expect(failure).toMatchObject({
        stage: 'cloning',
        code: 'deployment.repo_auth_required',
        message: expect.stringContaining('needs a password'),
      });
    }, 60_000);

    it('failed: names the branches that there are', async () => {
      const failure = await failureOfRepo('branchless', repository.dir, { branch: 'nope' });
      expect(failure).toMatchObject({
        stage: 'cloning',
        code: 'deployment.branch_not_found',
        message: expect.stringMatching(/no branch `nope`; it has: main/),
      });
    }, 60_000);

    it('failed: stops at the size limit', async () => {
      await using huge = await GitRepository.create(plainServer('huge'));
      await huge.commit({ 'big.hex': randomBytes(8 * 1024 * 1024).toString('hex') }, 'big');
      expect(await failureOfRepo('huge', huge.dir)).toMatchObject({
        stage: 'cloning',
        code: 'deployment.repo_too_large',
        message: expect.stringContaining('5 MB'),
      });
    }, 60_000);

    it('failed: counts what a checkout would write, not what is sent', async () => {
      await using bomb = await GitRepository.create(plainServer('bomb'));
      await bomb.commit({ 'zeros.txt': '0'.repeat(32 * 1024 * 1024) }, 'well compressed');
      expect(await failureOfRepo('bomb', bomb.dir)).toMatchObject({
        code: 'deployment.repo_too_large',
      });
    }, 60_000);
  });

  it('failed: says what is accepted when nothing can be detected', async () => {
    expect(await failureOf({ 'README.md': '# nothing', 'Cargo.toml': '' })).toEqual({
      stage: 'detecting',
      code: 'deployment.no_runtime',
      message: expect.stringMatching(/package\.json.*index\.html.*Dockerfile.*looks like Rust/s),
    });
  }, 60_000);

  describe('that attack the build', () => {
    it('failed: a fork bomb in an install script meets its limit', async () => {
      const failure = await failureOf({
        ...plainServer('two'),
        'package.json': JSON.stringify({
          name: 'fork',
          scripts: { postinstall: 'node fork.js', start: 'node server.js' },
        }),
        'fork.js': `
          const { spawn } = require('node:child_process');
          for (let index = 0; index < 500; index++) spawn('sleep', ['60']).on('error', () => process.exit(3));
        `,
      });
      expect(failure['stage']).toBe('building');
      expect(failure['code']).toMatch(/^deployment\.build_(pids_exceeded|failed)$/);
    }, 90_000);

    it('failed: a memory bomb is ended', async () => {
      const script = `const hold = []; for (;;) hold.push(Buffer.alloc(16 * 1024 * 1024, 1));`;
      expect(await failureOf(building(script))).toMatchObject({
        stage: 'building',
        code: 'deployment.build_out_of_memory',
        message: expect.stringContaining('256 MB'),
      });
    }, 90_000);

    it('failed: a build without end is ended', async () => {
      expect(await failureOf(building('setInterval(() => {}, 1000);'))).toMatchObject({
        stage: 'building',
        code: 'deployment.build_timeout',
        message: expect.stringContaining('15 s'),
      });
    }, 90_000);

    it('failed: a build that fills the disk is ended', async () => {
      const script = `
        const { appendFileSync } = require('node:fs');
        const chunk = Buffer.alloc(4 * 1024 * 1024, 7);
        for (let index = 0; index < 2000; index++) appendFileSync('filler', chunk);
      `;
      expect(await failureOf(building(script))).toMatchObject({
        stage: 'building',
        code: 'deployment.build_disk_exceeded',
      });
    }, 90_000);

    it('failed: what a build prints is bounded, and its secrets are blanked', async () => {
      const secret = 'correct-horse-battery';
      await launchpad.call('PATCH', `/apps/${APP}`, { env: { TOKEN: secret } });
      const script = `
        console.log('token ' + process.env.TOKEN + ' in ' + encodeURIComponent(process.env.TOKEN));
        console.log('x'.repeat(1_000_000));
        for (let index = 0; index < 200_000; index++) console.log('line ' + index);
        setTimeout(() => { console.log('enough'); process.exitCode = 3; }, 2000);
      `;
      expect(await failureOf(building(script))).toMatchObject({
        stage: 'building',
        code: 'deployment.build_failed',
      });
      await launchpad.call('PATCH', `/apps/${APP}`, { env: { TOKEN: null } });
      const { data } = await launchpad.get(`/apps/${APP}/deployments?limit=1`);
      const lines: string[] = [];
      for (let after = 0; after <= lines.length; after += 1000) {
        const at = `/apps/${APP}/deployments/${String(data.items[0]?.['id'])}/logs`;
        const page = await launchpad.get(`${at}?limit=1000&after=${after}`);
        lines.push(...page.data.items.map((line) => String(line['line'])));
      }
      const text = lines.join('\n');
      expect(text).toContain('token *** in ***');
      expect(text).not.toContain(secret);
      expect(text).toMatch(/lines left out: too many at once/);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(5_000);
      expect(lines.length).toBeLessThan(20_000);
    }, 90_000);

    it('failed: files and neighbours of the machine are out of reach', async () => {
      const { port } = secretHost.address() as AddressInfo;
      const { edgeUrl: edge, authUrl: auth } = launchpad.installation;
      const files = ['/etc/shadow', '/root', launchpad.installation.home, '/var/lib/skydeck'];
      const script = `
        const { readFileSync, readdirSync } = require('node:fs');
        const { networkInterfaces } = require('node:os');
        const seen = [];
        for (const path of ${JSON.stringify(files)}) {
          try { readFileSync(path); seen.push(path); } catch {}
          try { if (readdirSync(path).length > 0) seen.push(path + '/'); } catch {}
        }
        // Every process that can be seen is one of the sandbox, and none carries a setting of ours.
        for (const pid of readdirSync('/proc').filter((name) => Number(name) > 0)) {
          try {
            const text = readFileSync('/proc/' + pid + '/environ', 'latin1');
            if (/SKYDECK_|DATABASE_URL|TEST_|PGPASS/.test(text)) seen.push('environ of ' + pid);
          } catch {}
        }
        const own = Object.values(networkInterfaces()).flat().map((one) => one.address);
        const gateways = own.filter((one) => /^10\\.|^172\\.|^192\\./.test(one)).map((one) => one.replace(/\\d+$/, '1'));
        const hosts = ['127.0.0.1', ...gateways, '169.254.169.254'];
        const ports = [${port}, ${new URL(edge).port}, ${new URL(auth).port}, 22, 5432, 6379];
        const tries = hosts.flatMap((host) => ports.map((port) =>
          fetch('http://' + host + ':' + port, { signal: AbortSignal.timeout(1500) })
            .then(() => seen.push(host + ':' + port), () => undefined)));
        Promise.all(tries).then(() => { console.log('SEEN ' + JSON.stringify(seen)); process.exit(9); });
      `;
      const failure = await failureOf(building(script));
      expect(failure).toMatchObject({ stage: 'building', code: 'deployment.build_failed' });
      const { data } = await launchpad.get(`/apps/${APP}/deployments?limit=1`);
      const log = await launchpad.log(APP, String(data.items[0]?.['id']));
      expect(log).toContain('SEEN []');
      expect(wasReached).toBe(false);
    }, 90_000);
  });

  describe('that do not come up', () => {
    it('failed: says that the app crashed, how, and its last lines', async () => {
      const failure = await failureOf(
        starting(`console.error('no database configured'); process.exit(7);`),
      );
      expect(failure).toEqual({
        stage: 'checking',
        code: 'deployment.crashed',
        message: expect.stringMatching(/exit code 7.*no database configured/s),
      });
    }, 60_000);

    it('failed: says that the app used up its memory', async () => {
      const script = `const hold = []; setInterval(() => hold.push(Buffer.alloc(16 * 1024 * 1024, 1)), 5);`;
      expect(await failureOf(starting(script))).toMatchObject({
        stage: 'checking',
        code: 'deployment.out_of_memory',
        message: expect.stringContaining('memory'),
      });
    }, 60_000);

    it('failed: says that the app ended by itself', async () => {
      expect(await failureOf(starting(`console.log('done');`))).toMatchObject({
        code: 'deployment.crashed',
        message: expect.stringContaining('must keep running'),
      });
    }, 60_000);

    it('failed: says that the app never listened', async () => {
      expect(await failureOf(starting('setInterval(() => {}, 1000);'))).toEqual({
        stage: 'checking',
        code: 'deployment.never_listened',
        message: expect.stringMatching(/never listened on port 3000.*`PORT`/s),
      });
    }, 60_000);

    it('failed: names the other port that the app listens on', async () => {
      const script = `require('node:http').createServer((_, response) => response.end()).listen(8080, '0.0.0.0');`;
      expect(await failureOf(starting(script))).toMatchObject({
        code: 'deployment.wrong_port',
        message: expect.stringMatching(/port 8080.*port 3000/s),
      });
    }, 60_000);

    it('failed: says that the health check is answered with an error', async () => {
      const failure = await failureOf({
        ...starting(
          `require('node:http').createServer((_, response) => response.writeHead(503).end()).listen(process.env.PORT);`,
        ),
        'launchpad.json': JSON.stringify({ health_path: '/ready' }),
      });
      expect(failure).toMatchObject({
        stage: 'checking',
        code: 'deployment.unhealthy',
        message: expect.stringMatching(/\/ready with status 503/),
      });
    }, 60_000);
  });
});
