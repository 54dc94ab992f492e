import { statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type Docker from 'dockerode';
import { ensureHostImage } from '../container/host-image.js';
import { StartFailure, type Replica, type ReplicaSpec, WEB } from '../runtime.driver.js';
import { PUBLIC_ETC } from '../sandbox/bwrap-options.js';
import { prepareHostFiles } from '../sandbox/host-files.js';
import type { SandboxMachine } from '../sandbox/sandbox-machine.js';
import { runEnv } from '../toolchain/run-env.js';
import { toolBinds } from '../toolchain/tool-binds.js';

const MEGABYTE = 2 ** 20;
const MAX_TMP_MB = 256;
const NOBODY = 65_534;

/** Labels that every container of an installation, or of one app in it, carries. */
export function labelsOf(instance: string, appId?: string): string[] {
  return [`skydeck.instance=${instance}`, ...(appId === undefined ? [] : [`skydeck.app=${appId}`])];
}

/** A container with nothing but what an application needs: no capabilities, a read-only root, limits. */
export async function containerOptions(
  engine: Docker,
  machine: SandboxMachine,
  spec: ReplicaSpec,
  network: string,
): Promise<Docker.ContainerCreateOptions> {
  const { limits, replicaId, appId, projectId, releaseId, port, command, mounts = [] } = spec;
  const { instance } = machine.options;
  const tree = spec.artifact.kind === 'tree' ? await treeOptions(engine, machine, spec) : undefined;
  if (!tree && spec.artifact.kind !== 'image') {
    throw new StartFailure('artifact_unsupported', 'Static sites are served, not started.');
  }
  const env = { ...tree?.env, ...spec.env, HOST: '0.0.0.0', PORT: String(port) };
  const tmp = `size=${Math.floor(Math.min(MAX_TMP_MB, limits.memoryMb / 2))}m,mode=1777`;
  return {
    Image: tree?.image ?? spec.artifact.ref,
    ...(command !== undefined && { Entrypoint: ['/bin/sh', '-c'], Cmd: [command] }),
    ...(tree && { User: tree.user, WorkingDir: tree.cwd }),
    Env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
    Labels: {
      'skydeck.instance': instance,
      'skydeck.replica': replicaId,
      'skydeck.app': appId,
      'skydeck.project': projectId,
      'skydeck.release': releaseId,
      'skydeck.process': spec.process ?? WEB,
      'skydeck.one_off': String(spec.isOneOff ?? false),
      'skydeck.port': String(port),
    },
    HostConfig: {
      NetworkMode: network,
      Memory: limits.memoryMb * MEGABYTE,
      MemorySwap: limits.memoryMb * MEGABYTE,
      NanoCpus: Math.floor(limits.cpu * 1e9),
      PidsLimit: limits.pids,
      CapDrop: ['ALL'],
      SecurityOpt: ['no-new-privileges'],
      Init: true,
      ReadonlyRootfs: true,
      Tmpfs: { '/tmp': tmp, '/run': 'size=16m,mode=1777' },
      Binds: [...(tree?.binds ?? []), ...mounts.map(({ from, to }) => `${from}:${to}:rw`)],
      ...(mounts.length > 0 && { GroupAdd: mounts.map(({ group }) => String(group)) }),
    },
  };
}

/** A running container as a replica; undefined when it has no address. */
export function replicaOf(facts: Docker.ContainerInspectInfo): Replica | undefined {
  const labels = facts.Config.Labels;
  const label = (name: string): string => labels[`skydeck.${name}`] ?? '';
  const [network] = Object.values(facts.NetworkSettings.Networks);
  if (!network) return undefined;
  return {
    replicaId: label('replica'),
    appId: label('app'),
    projectId: label('project'),
    releaseId: label('release'),
    process: label('process'),
    isOneOff: label('one_off') === 'true',
    address: { host: network.IPAddress, port: Number(label('port')) },
    state: facts.State.Running ? 'running' : 'exited',
    startedAt: new Date(facts.State.StartedAt),
  };
}

/** What sandboxes see of the machine's /etc, as far as an engine can mount it. */
function publicFolders(): string[] {
  return PUBLIC_ETC.filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
}

async function treeOptions(engine: Docker, machine: SandboxMachine, spec: ReplicaSpec) {
  const { artifact, appId } = spec;
  await access(artifact.ref).catch(() => {
    throw new StartFailure(
      'artifact_missing',
      `The artifact ${artifact.digest} is not stored here.`,
    );
  });
  const { dir, instance } = machine.options;
  const [image, toolchain, tools, files] = await Promise.all([
    ensureHostImage(engine, instance),
    machine.toolchains.get(spec.nodeVersion),
    toolBinds(machine, spec.packageManager).catch((cause: Error) => {
      throw new StartFailure('engine_missing', cause.message);
    }),
    prepareHostFiles(join(dir, 'etc-containers'), []),
  ]);
  const user = machine.uid(appId) ?? NOBODY;
  // The engine writes these itself, for its own network.
  const own = new Set(['/etc/resolv.conf', '/etc/hosts']);
  const binds = files.binds.filter(({ to }) => !own.has(to));
  return {
    image,
    user: `${user}:${user}`,
    cwd: posix.join('/app', spec.root ?? '.'),
    env: {
      ...runEnv(spec.root),
      ...files.env,
    },
    binds: [
      '/usr:/usr:ro',
      ...publicFolders().map((folder) => `${folder}:${folder}:ro`),
      `${artifact.ref}:/app:ro`,
      `${toolchain.dir}:/opt/node:ro`,
      ...[...tools, ...binds].map(({ from, to }) => `${from}:${to}:ro`),
    ],
  };
}
