import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GitRepository } from '../git-repository.js';
import { plainServer } from '../launchpad-harness.js';
import type { HostileWorld } from './hostile-world.js';

/** Repositories that cannot be had, and one that nothing is known of. */
export function unclonableCases(world: () => HostileWorld): void {
  describe('that cannot be cloned', () => {
    it('failed: says that there is no repository', async () => {
      expect(await world().failureOfRepo('absent', '/srv/no/such/repository')).toEqual({
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
      const failure = await world().failureOfRepo('guarded', `http://127.0.0.1:${port}/shop.git`);
      guarded.close();
      expect(failure).toMatchObject({
        stage: 'cloning',
        code: 'deployment.repo_auth_required',
        message: expect.stringContaining('needs a password'),
      });
    }, 60_000);

    it('failed: names the branches that there are', async () => {
      const failure = await world().failureOfRepo('branchless', world().repository.dir, {
        branch: 'nope',
      });
      expect(failure).toMatchObject({
        stage: 'cloning',
        code: 'deployment.branch_not_found',
        message: expect.stringMatching(/no branch `nope`; it has: main/),
      });
    }, 60_000);

    it('failed: stops at the size limit', async () => {
      await using huge = await GitRepository.create(plainServer('huge'));
      await huge.commit({ 'big.hex': randomBytes(8 * 1024 * 1024).toString('hex') }, 'big');
      expect(await world().failureOfRepo('huge', huge.dir)).toMatchObject({
        stage: 'cloning',
        code: 'deployment.repo_too_large',
        message: expect.stringContaining('5 MB'),
      });
    }, 60_000);

    it('failed: counts what a checkout would write, not what is sent', async () => {
      await using bomb = await GitRepository.create(plainServer('bomb'));
      await bomb.commit({ 'zeros.txt': '0'.repeat(32 * 1024 * 1024) }, 'well compressed');
      expect(await world().failureOfRepo('bomb', bomb.dir)).toMatchObject({
        code: 'deployment.repo_too_large',
      });
    }, 60_000);
  });

  it('failed: says what is accepted when nothing can be detected', async () => {
    expect(await world().failureOf({ 'README.md': '# nothing', 'Cargo.toml': '' })).toEqual({
      stage: 'detecting',
      code: 'deployment.no_runtime',
      message: expect.stringMatching(/package\.json.*index\.html.*Dockerfile.*looks like Rust/s),
    });
  }, 60_000);
}
