import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type BlobStore, type Layer, packLayer, type RunConfig } from '@skydeck/oci-image';
import type { Artifact } from '../engine/builder.driver.js';
import type { BuildPlan } from '../engine/build-plan.js';
import type { SandboxMachine } from '../engine/sandbox/sandbox-machine.js';
import { runEnv } from '../engine/toolchain/run-env.js';
import { toolBinds } from '../engine/toolchain/tool-binds.js';
import type { ReleaseEntity } from '../releases/release.entity.js';

const NOBODY = '65534:65534';
const STATIC_PORT = 8080;

/** What an image is packed of. */
export interface PackedApp {
  readonly artifact: Pick<Artifact, 'kind' | 'ref'>;
  readonly plan: Pick<BuildPlan, 'runtime' | 'nodeVersion' | 'packageManager' | 'spa'>;
}

/** What is put on the base: the language's own programs, then the app. */
export async function layersOf(
  store: BlobStore,
  { artifact, plan }: PackedApp,
  machine: SandboxMachine,
  workDir: string,
): Promise<Layer[]> {
  const app = await packLayer(store, artifact.ref, 'app');
  if (artifact.kind === 'static')
    return [app, await siteSettings(store, plan.spa === true, workDir)];
  if (plan.runtime !== 'node') return [app];
  const { dir } = await machine.toolchains.get(plan.nodeVersion);
  const below = [await packLayer(store, dir, 'opt/node')];
  for (const { from, to } of await toolBinds(machine, plan.packageManager)) {
    below.push(await packLayer(store, from, to.slice(1)));
  }
  return [...below, app];
}

/** Debian's packages that a release needs to run elsewhere. */
export function packagesOf({ artifact, plan }: PackedApp): string[] {
  if (artifact.kind === 'static') return ['caddy'];
  const byRuntime: Record<string, string[]> = {
    python: ['python3'],
    ruby: ['ruby'],
    php: ['php-cli'],
    java: ['default-jre-headless'],
  };
  return byRuntime[plan.runtime] ?? [];
}

/** How its containers start. Variables of the app are not in it: they may be secrets. */
export function runConfigOf({ artifact, plan, commitSha }: ReleaseEntity): RunConfig {
  const labels = { 'org.opencontainers.image.revision': commitSha };
  if (artifact.kind === 'static') {
    return {
      User: NOBODY,
      Cmd: ['caddy', 'run', '--config', '/etc/skydeck/Caddyfile', '--adapter', 'caddyfile'],
      Env: ['HOME=/tmp', `PORT=${STATIC_PORT}`],
      ExposedPorts: { [`${STATIC_PORT}/tcp`]: {} },
      Labels: labels,
    };
  }
  const env = { ...runEnv(plan.root), HOST: '0.0.0.0', PORT: String(plan.port) };
  return {
    User: NOBODY,
    Entrypoint: null,
    Cmd: ['/bin/sh', '-c', plan.start ?? 'true'],
    WorkingDir: posix.join('/app', plan.root),
    Env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
    ExposedPorts: { [`${plan.port}/tcp`]: {} },
    Labels: labels,
  };
}

/** The site as our edge serves it: pages without their ending, and one page for all of an SPA. */
async function siteSettings(store: BlobStore, isSpa: boolean, workDir: string): Promise<Layer> {
  const dir = await mkdtemp(join(workDir, '.site-'));
  try {
    const pages = `{path} {path}.html {path}/index.html${isSpa ? ' /index.html' : ''}`;
    await writeFile(
      join(dir, 'Caddyfile'),
      `{\n\tadmin off\n\tauto_https off\n}\n:{$PORT}\nroot * /app\ntry_files ${pages}\nfile_server\nencode gzip\n`,
    );
    return await packLayer(store, dir, 'etc/skydeck');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
