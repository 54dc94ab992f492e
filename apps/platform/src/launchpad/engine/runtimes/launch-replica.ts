import { access } from 'node:fs/promises';
import { posix } from 'node:path';
import { type ReplicaSpec, StartFailure, WEB } from '../runtime.driver.js';
import { sandboxCommand } from '../sandbox/launch-sandbox.js';
import type { SandboxHost } from '../sandbox/sandbox.js';
import type { SandboxMachine } from '../sandbox/sandbox-machine.js';
import { runEnv } from '../toolchain/run-env.js';
import { toolBinds } from '../toolchain/tool-binds.js';
import type { Inside } from './exec/sandbox-exec.js';
import { type Holdings, ProcessReplica } from './process-replica.js';
import type { ReplicaStore } from './shim/replica-store.js';
import { startShim } from './shim/start-shim.js';

const MAX_TMP_MB = 256;

/** Starts a sandbox for a replica. @throws StartFailure */
export async function launchReplica(
  machine: SandboxMachine,
  store: ReplicaStore,
  spec: ReplicaSpec,
): Promise<ProcessReplica> {
  const { artifact, command, limits, port } = spec;
  if (artifact.kind !== 'tree' || command === undefined) {
    throw new StartFailure(
      'artifact_unsupported',
      'Only built trees with a start command run as processes.',
    );
  }
  await access(artifact.ref).catch(() => {
    throw new StartFailure(
      'artifact_missing',
      `The artifact ${artifact.digest} is not stored here.`,
    );
  });
  const [host, toolchain, tools] = await Promise.all([
    machine.host(),
    machine.toolchains.get(spec.nodeVersion),
    toolBinds(machine, spec.packageManager).catch((cause: Error) => {
      throw new StartFailure('engine_missing', cause.message);
    }),
  ]);
  const name = `r-${spec.replicaId.replace(/[^0-9A-Za-z]/g, '-')}`;
  const [group, network] = await Promise.all([
    host.groups.create(name, { ...limits, priority: 'serve' }),
    host.network.attach(port, spec.projectId),
  ]);
  const folder = store.folder(name);
  const replica = toReplica(spec, { folder, group, network });
  const { env, cwd } = insideOf(machine, host, spec);
  const sandbox = sandboxCommand({
    argv: ['/bin/sh', '-c', command],
    view: {
      binds: [
        ...host.files.binds,
        { from: artifact.ref, to: '/app' },
        { from: toolchain.dir, to: '/opt/node' },
        ...tools,
        ...(spec.mounts ?? []).map(({ from, to }) => ({ from, to, writable: true })),
      ],
      env,
      cwd,
      hostname: name,
      tmpMb: Math.min(MAX_TMP_MB, limits.memoryMb / 2),
    },
    group,
    network,
    uid: machine.uid(spec.appId),
  });
  try {
    const { startedAt, state: _, ...noted } = replica.replica;
    await folder.create({
      replica: { ...noted, startedAt: startedAt.toISOString() },
      group: group.name,
      limits,
      network: network.note,
    });
    const shim = await startShim(folder, sandbox, spec.isOneOff ?? false);
    group.watchBelow(shim.pid);
    return replica;
  } catch (cause) {
    await group.destroy();
    await network.release();
    await folder.remove();
    throw new StartFailure('start_failed', `Its sandbox did not start: ${String(cause)}`, {
      cause,
    });
  }
}

/** What a command that enters the sandbox finds there. */
export function insideOf(machine: SandboxMachine, host: SandboxHost, spec: ReplicaSpec): Inside {
  const address = { HOST: '0.0.0.0', PORT: String(spec.port) };
  return {
    env: { ...runEnv(spec.root), ...host.files.env, ...spec.env, ...address },
    cwd: posix.join('/app', spec.root ?? '.'),
    isRoot: !machine.rootless,
  };
}

function toReplica(spec: ReplicaSpec, holdings: Holdings): ProcessReplica {
  const { replicaId, appId, projectId, releaseId, port } = spec;
  const { process = WEB, isOneOff = false } = spec;
  const { address: host, port: forwarded = port } = holdings.network;
  const replica = { replicaId, appId, projectId, releaseId, process, isOneOff };
  return new ProcessReplica(
    { ...replica, address: { host, port: forwarded }, state: 'running', startedAt: new Date() },
    holdings,
  );
}
