import { spawn } from 'node:child_process';
import { join, posix } from 'node:path';
import { runCommand } from '@skydeck/exec';
import type Docker from 'dockerode';
import { BuildFailure } from '../build-failure.js';
import {
  BuilderDriver,
  type Artifact,
  type BuildIo,
  type BuildRequest,
  type Digest,
} from '../builder.driver.js';
import { AppImages } from '../container/app-images.js';
import { ENGINE_FIX, type ContainerEngine } from '../container/container-engine.js';
import type { ProjectNetworks } from '../container/project-networks.js';
import { runImageBuild } from '../container/run-image-build.js';
import type { Probe } from '../probe.js';
import type { ResourceGroup } from '../sandbox/resource-group.js';
import type { SandboxMachine } from '../sandbox/sandbox-machine.js';
import { EngineStoreGuard } from './engine-store-guard.js';
import { pathInside } from './plain-file.js';

const MEGABYTE = 2 ** 20;
const PERIOD_US = 100_000;
const NO_ENGINE = `A Dockerfile needs a container engine on this machine: ${ENGINE_FIX}`;

/** Builds Dockerfiles in the container engine. Its layer cache stays in the engine. */
export class EngineBuilder extends BuilderDriver {
  readonly id = 'engine';
  private readonly images: AppImages;
  private readonly store = new EngineStoreGuard();

  constructor(
    private readonly engine: ContainerEngine,
    private readonly networks: ProjectNetworks,
    private readonly machine: SandboxMachine,
  ) {
    super();
    this.images = new AppImages(machine.options.instance);
  }

  async probe(): Promise<Probe> {
    return this.engine.probe();
  }

  async find(appId: string, cacheKey: string): Promise<Artifact | undefined> {
    const engine = await this.engine.find();
    return engine && this.images.find(engine, this.images.nameOf(appId, cacheKey));
  }

  async build(request: BuildRequest, io: BuildIo): Promise<Artifact> {
    const { plan, sourceDir, appId, cacheKey } = request;
    try {
      const engine = await this.engine.find();
      if (!engine) throw new BuildFailure('engine_missing', NO_ENGINE);
      const dockerfile = plan.dockerfile ?? 'Dockerfile';
      if (!(await pathInside(sourceDir, join(plan.root, dockerfile)))) {
        throw new BuildFailure('invalid_plan', `There is no file ${dockerfile} in ${plan.root}.`);
      }
      const name = this.images.nameOf(appId, cacheKey);
      const known = await this.images.find(engine, name);
      if (known) {
        io.log('Nothing changed since an earlier build: its image is used again.');
        return known;
      }
      await this.make(engine, name, request, io);
      const artifact = await this.images.find(engine, name);
      if (!artifact) throw new BuildFailure('output_missing', 'The build left no image.');
      const { diskMb } = request.limits;
      if (artifact.bytes <= diskMb * MEGABYTE) return artifact;
      await this.images.remove(engine, name);
      throw new BuildFailure('disk_exceeded', `The image is larger than ${diskMb} MB.`);
    } finally {
      await runCommand('rm', ['-rf', '--', sourceDir]);
    }
  }

  async collect(keep: ReadonlySet<Digest>, graceMs?: number): Promise<{ freedBytes: number }> {
    const engine = await this.engine.find();
    const freedBytes = engine ? await this.images.collect(engine, keep, graceMs) : 0;
    return { freedBytes };
  }

  private async make(
    engine: Docker,
    name: string,
    request: BuildRequest,
    io: BuildIo,
  ): Promise<void> {
    const { plan, sourceDir, limits, projectId, appId } = request;
    const memory = limits.memoryMb * MEGABYTE;
    const network = await this.networks.ensure(engine, projectId);
    const group = await this.group(engine, request);
    const deadline = AbortSignal.timeout(limits.timeoutS * 1_000);
    const store = await this.store.watch(engine, limits.diskMb);
    const context = spawn(
      'tar',
      ['-C', join(sourceDir, plan.root), '--exclude=./.git', '--numeric-owner', '-cf', '-', '.'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const options = {
      t: name,
      dockerfile: posix.normalize(plan.dockerfile ?? 'Dockerfile'),
      memory,
      memswap: memory,
      cpuperiod: PERIOD_US,
      cpuquota: Math.floor(limits.cpu * PERIOD_US),
      cpushares: 128,
      networkmode: network,
      forcerm: true,
      labels: this.images.labels(appId),
      ...(group?.path !== undefined && { cgroupparent: group.path }),
    };
    try {
      const stop = AbortSignal.any([io.signal, deadline, store.exceeded]);
      await runImageBuild({ engine, context: context.stdout, options, group, stop }, (line) =>
        io.log(line),
      );
    } catch (error) {
      if (io.signal.aborted) throw new BuildFailure('cancelled', 'The build was cancelled.');
      if (store.exceeded.aborted) {
        // It may have come to its end before it could be stopped.
        await this.images.remove(engine, name);
        throw new BuildFailure('disk_exceeded', `The build wrote more than ${limits.diskMb} MB.`);
      }
      if (deadline.aborted) {
        throw new BuildFailure('timeout', `The build took longer than ${limits.timeoutS} s.`);
      }
      if (error instanceof BuildFailure) throw error;
      throw new BuildFailure('exit', `The engine refused the build: ${(error as Error).message}`);
    } finally {
      store.stop();
      context.kill();
      await group?.destroy();
    }
  }

  /**
   * A group around the build, where the engine takes one from us. It limits processes, which the build
   * call cannot, and ends what podman leaves running after a cancelled build.
   */
  private async group(engine: Docker, request: BuildRequest): Promise<ResourceGroup | undefined> {
    const { CgroupDriver } = (await engine.info()) as { CgroupDriver?: string };
    if (CgroupDriver !== 'cgroupfs' || this.machine.rootless) return undefined;
    const { groups } = await this.machine.host();
    const name = `d-${request.deploymentId.replace(/[^0-9A-Za-z]/g, '-')}`;
    return groups.create(name, { ...request.limits, priority: 'build' });
  }
}
