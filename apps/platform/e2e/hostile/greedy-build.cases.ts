import { plainServer } from '../launchpad-harness.js';
import { building } from './hostile-files.js';
import type { HostileWorld } from './hostile-world.js';

/** Builds that take all that they can get. */
export function greedyBuildCases(world: () => HostileWorld): void {
  describe('that attack the build', () => {
    it('failed: a fork bomb in an install script meets its limit', async () => {
      const failure = await world().failureOf({
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
      expect(await world().failureOf(building(script))).toMatchObject({
        stage: 'building',
        code: 'deployment.build_out_of_memory',
        message: expect.stringContaining('256 MB'),
      });
    }, 90_000);

    it('failed: a build without end is ended', async () => {
      expect(await world().failureOf(building('setInterval(() => {}, 1000);'))).toMatchObject({
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
      expect(await world().failureOf(building(script))).toMatchObject({
        stage: 'building',
        code: 'deployment.build_disk_exceeded',
      });
    }, 90_000);
  });
}
