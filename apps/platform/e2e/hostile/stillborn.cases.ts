import { starting } from './hostile-files.js';
import type { HostileWorld } from './hostile-world.js';

/** Apps that do not come up. */
export function stillbornCases(world: () => HostileWorld): void {
  describe('that do not come up', () => {
    it('failed: says that the app crashed, how, and its last lines', async () => {
      const failure = await world().failureOf(
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
      expect(await world().failureOf(starting(script))).toMatchObject({
        stage: 'checking',
        code: 'deployment.out_of_memory',
        message: expect.stringContaining('memory'),
      });
    }, 60_000);

    it('failed: says that the app ended by itself', async () => {
      expect(await world().failureOf(starting(`console.log('done');`))).toMatchObject({
        code: 'deployment.crashed',
        message: expect.stringContaining('must keep running'),
      });
    }, 60_000);

    it('failed: says that the app never listened', async () => {
      expect(await world().failureOf(starting('setInterval(() => {}, 1000);'))).toEqual({
        stage: 'checking',
        code: 'deployment.never_listened',
        message: expect.stringMatching(/never listened on port 3000.*`PORT`/s),
      });
    }, 60_000);

    it('failed: names the other port that the app listens on', async () => {
      const script = `require('node:http').createServer((_, response) => response.end()).listen(8080, '0.0.0.0');`;
      expect(await world().failureOf(starting(script))).toMatchObject({
        code: 'deployment.wrong_port',
        message: expect.stringMatching(/port 8080.*port 3000/s),
      });
    }, 60_000);

    it('failed: says that the health check is answered with an error', async () => {
      const failure = await world().failureOf({
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
}
