import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { BuildFailure } from '../build-failure.js';
import {
  BuilderDriver,
  type Artifact,
  type BuildIo,
  type BuildRequest,
  type Digest,
} from '../builder.driver.js';
import type { Probe } from '../probe.js';
import { probeSandbox } from '../sandbox/probe-sandbox.js';
import type { SandboxMachine } from '../sandbox/sandbox-machine.js';
import { buildEnv, npmRegistry } from '../toolchain/build-env.js';
import { toolBinds } from '../toolchain/tool-binds.js';
import { APP } from '../toolchain/search-path.js';
import { ArtifactStore } from './artifact-store.js';
import { DependencyCache } from './dependency-cache.js';
import { takeOutput } from './take-output.js';
import { pathInside } from './plain-file.js';
import { runStep, type StepSetting } from './run-step.js';

/** Builds in sandboxes of this machine, with the Nodes that are installed on it. */
export class SandboxBuilder extends BuilderDriver {
  readonly id = 'sandbox';
  private readonly store: ArtifactStore;

  constructor(private readonly machine: SandboxMachine) {
    super();
    this.store = new ArtifactStore(join(machine.options.dir, 'artifacts'));
  }

  async probe(): Promise<Probe> {
    return probeSandbox(this.machine);
  }

  override async prepare(): Promise<void> {
    const { network } = await this.machine.host();
    await Promise.all([network.prepare(), this.machine.toolchains.get(undefined), npmRegistry()]);
  }

  async find(appId: string, cacheKey: string): Promise<Artifact | undefined> {
    return this.store.find(appId, cacheKey);
  }

  async build(request: BuildRequest, io: BuildIo): Promise<Artifact> {
    const { appId, cacheKey, sourceDir } = request;
    try {
      const known = await this.store.find(appId, cacheKey);
      if (known) {
        io.log('Nothing changed since an earlier build: its result is used again.');
        return known;
      }
      const artifact = await this.make(request, io);
      await this.store.remember(appId, cacheKey, artifact);
      return artifact;
    } finally {
      await runCommand('rm', ['-rf', '--', sourceDir]);
    }
  }

  async collect(keep: ReadonlySet<Digest>, graceMs?: number): Promise<{ freedBytes: number }> {
    return { freedBytes: await this.store.collect(keep, graceMs) };
  }

  private async make(request: BuildRequest, io: BuildIo): Promise<Artifact> {
    const { plan, sourceDir, appId, projectId } = request;
    if (!(await pathInside(sourceDir, plan.root))) {
      throw new BuildFailure('invalid_plan', `The folder ${plan.root} is not in the repository.`);
    }
    const uid = this.machine.uid(appId);
    const caches = join(this.machine.options.dir, 'caches', appId);
    const [host, toolchain, tools] = await Promise.all([
      this.machine.host(),
      this.machine.toolchains.get(plan.nodeVersion),
      toolBinds(this.machine, plan.packageManager).catch((cause: Error) => {
        throw new BuildFailure('engine_missing', cause.message);
      }),
      npmRegistry(),
      own(sourceDir, uid),
      makeCache(join(caches, 'home'), uid),
    ]);
    if (!toolchain.exact) {
      io.log(
        `Node ${plan.nodeVersion} is not installed here; Node ${toolchain.nodeVersion} is used.`,
      );
    }
    const setting: StepSetting = {
      host,
      name: `b-${request.deploymentId.replace(/[^0-9A-Za-z]/g, '-')}`,
      binds: [
        { from: sourceDir, to: APP, writable: true },
        { from: join(caches, 'home'), to: '/cache', writable: true },
        { from: toolchain.dir, to: '/opt/node' },
        ...tools,
      ],
      cwd: posix.join(APP, plan.root),
      env: {
        ...(await buildEnv(Number.parseInt(toolchain.npmVersion, 10), plan.root)),
        ...request.env,
      },
      limits: request.limits,
      uid,
      projectId,
      deadlineMs: Date.now() + request.limits.timeoutS * 1_000,
    };
    const dependencies = new DependencyCache(join(caches, 'dependencies'), uid);
    let saved: Promise<unknown> | undefined;
    try {
      for (const step of plan.steps) {
        if (step.name === 'prune' && this.machine.options.prune !== true) continue;
        const known = [toolchain.nodeVersion, request.env];
        const key =
          step.name === 'install'
            ? await dependencies.key(sourceDir, plan.root, step, known)
            : undefined;
        if (key !== undefined && (await dependencies.restore(key, sourceDir))) {
          io.log(`$ ${step.run}`);
          io.log('The lockfile is unchanged: the dependencies of an earlier build are used.');
          continue;
        }
        await runStep(setting, step, io);
        // Beside the next step. What cannot be kept is installed again next time.
        if (key !== undefined) saved = dependencies.save(key, sourceDir).catch(() => undefined);
      }
    } finally {
      await saved;
    }
    io.signal.throwIfAborted();
    return takeOutput(this.store, request);
  }
}

async function own(dir: string, uid: number | undefined): Promise<void> {
  if (uid === undefined || (await stat(dir)).uid === uid) return;
  await runCommand('chown', ['-Rh', `${uid}:${uid}`, '--', dir]);
}

async function makeCache(dir: string, uid: number | undefined): Promise<void> {
  await mkdir(dir, { recursive: true });
  await chmod(dir, 0o700);
  if (uid !== undefined) await chown(dir, uid, uid);
}
