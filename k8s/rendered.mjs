import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import YAML from 'yaml';
import { kubectlProgram } from '../scripts/test/kubectl.mjs';

/** Kustomize is a part of it; the command of the tests has brought it. */
export const KUBECTL = kubectlProgram(path.resolve(import.meta.dirname, '..'));

export const OVERLAYS = ['single-node', 'production', 'openshift-friendly'];

/** What an overlay comes to, with the secrets of the example and further components by name. */
export function render(overlay, components = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'skydeck-k8s-'));
  try {
    cpSync('k8s', folder, { recursive: true });
    const at = path.join(folder, 'overlays', overlay);
    cpSync(path.join(at, 'secrets.env.example'), path.join(at, 'secrets.env'));
    const file = path.join(at, 'kustomization.yaml');
    const kustomization = YAML.parse(readFileSync(file, 'utf8'));
    kustomization.components.push(...components.map((name) => `../../components/${name}`));
    writeFileSync(file, YAML.stringify(kustomization));
    const { status, stdout, stderr, error } = spawnSync(KUBECTL, ['kustomize', at], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(error?.message ?? stderr);
    return YAML.parseAllDocuments(stdout).map((document) => document.toJSON());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
