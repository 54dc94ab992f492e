import type { AddressInfo } from 'node:net';
import { building } from './hostile-files.js';
import { APP, type HostileWorld } from './hostile-world.js';

/** Builds that print and look for what is not theirs. */
export function curiousBuildCases(world: () => HostileWorld): void {
  describe('that spy on their neighbours', () => {
    it('failed: what a build prints is bounded, and its secrets are blanked', async () => {
      const secret = 'correct-horse-battery';
      await world().launchpad.call('PATCH', `/apps/${APP}`, { env: { TOKEN: secret } });
      const script = `
        console.log('token ' + process.env.TOKEN + ' in ' + encodeURIComponent(process.env.TOKEN));
        console.log('x'.repeat(1_000_000));
        for (let index = 0; index < 200_000; index++) console.log('line ' + index);
        setTimeout(() => { console.log('enough'); process.exitCode = 3; }, 2000);
      `;
      expect(await world().failureOf(building(script))).toMatchObject({
        stage: 'building',
        code: 'deployment.build_failed',
      });
      await world().launchpad.call('PATCH', `/apps/${APP}`, { env: { TOKEN: null } });
      const { data } = await world().launchpad.get(`/apps/${APP}/deployments?limit=1`);
      const lines: string[] = [];
      for (let after = 0; after <= lines.length; after += 1000) {
        const at = `/apps/${APP}/deployments/${String(data.items[0]?.['id'])}/logs`;
        const page = await world().launchpad.get(`${at}?limit=1000&after=${after}`);
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
      const { port } = world().secretHost.address() as AddressInfo;
      const { edgeUrl: edge, authUrl: auth } = world().launchpad.installation;
      const files = [
        '/etc/shadow',
        '/root',
        world().launchpad.installation.home,
        '/var/lib/skydeck',
      ];
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
      const failure = await world().failureOf(building(script));
      expect(failure).toMatchObject({ stage: 'building', code: 'deployment.build_failed' });
      const { data } = await world().launchpad.get(`/apps/${APP}/deployments?limit=1`);
      const log = await world().launchpad.log(APP, String(data.items[0]?.['id']));
      expect(log).toContain('SEEN []');
      expect(world().wasReached).toBe(false);
    }, 90_000);
  });
}
