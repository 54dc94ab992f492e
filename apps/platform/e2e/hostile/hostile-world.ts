import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { GitRepository } from '../git-repository.js';
import { LaunchpadHarness, plainServer } from '../launchpad-harness.js';

/** Name of the app that serves before anything is tried. */
export const APP = 'victim';

/** One installation with small limits, which all cases share. */
export class HostileWorld implements AsyncDisposable {
  /** Whether a build came through to a server beside it. */
  wasReached = false;
  /** A server of the machine that nobody may reach. */
  readonly secretHost: Server;

  private constructor(
    readonly launchpad: LaunchpadHarness,
    readonly repository: GitRepository,
  ) {
    this.secretHost = createServer((_request, response) => {
      this.wasReached = true;
      response.end('inside');
    });
  }

  static async start(): Promise<HostileWorld> {
    const launchpad = await LaunchpadHarness.start({
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
    const world = new HostileWorld(launchpad, await GitRepository.create(plainServer('one')));
    await once(world.secretHost.listen(0, '0.0.0.0'), 'listening');
    const first = await launchpad.deploy({ name: APP, repo: world.repository.dir });
    if (first['status'] !== 'live') throw new Error(JSON.stringify(first));
    return world;
  }

  /** Commits files, deploys them and returns the error that the deployment ends with. */
  async failureOf(files: Record<string, string>): Promise<Record<string, unknown>> {
    await this.repository.git('rm', '-r', '--quiet', '--ignore-unmatch', '.');
    await this.repository.commit(files, 'hostile');
    const deployment = await this.launchpad.redeploy(APP);
    assert.equal(deployment['status'], 'failed');
    await this.#expectUntouched();
    return deployment['error'] as Record<string, unknown>;
  }

  /** Creates an app of its own from an address and returns the error of its deployment. */
  async failureOfRepo(name: string, repo: string, more = {}): Promise<unknown> {
    const deployment = await this.launchpad.deploy({ name, repo, ...more });
    assert.equal(deployment['status'], 'failed');
    await this.launchpad.call('DELETE', `/apps/${name}`);
    return deployment['error'];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.launchpad.close();
    await this.repository[Symbol.asyncDispose]();
    this.secretHost.close();
  }

  /** Whatever was tried, the release before goes on serving. */
  async #expectUntouched(): Promise<void> {
    const visit = await this.launchpad.visit(APP);
    const { data } = await this.launchpad.get(`/apps/${APP}`);
    const { status, current_release: release } = data as Record<string, unknown>;
    const { number } = release as { number: number };
    assert.deepEqual(
      { ...visit, state: status, number },
      { status: 200, body: 'one ', state: 'live', number: 1 },
    );
  }
}
