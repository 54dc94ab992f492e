import { type HostPrograms, toolchainMissing } from '../host-programs.js';
import type { SourceTree } from '../source-tree.js';
import type { Wanted } from '../wanted.js';
import type { PyProject } from './pyproject.js';

/** The Python that builds and runs an app. */
export interface Python {
  readonly program: string;
  readonly reason: string;
  readonly warning?: string;
}

/**
 * Picks the Python of this machine that an app asks for, by the files that Python's tools agree on.
 * @throws `deployment.toolchain_missing` when the machine has none, or no pip for it
 */
export function findPython(
  tree: SourceTree,
  project: PyProject | undefined,
  wanted: Wanted,
  host: HostPrograms,
): Python {
  const usual = host.find('python3');
  const pip = host.find('pip3');
  if (usual === undefined || pip === undefined) {
    const missing = usual === undefined ? 'the program `python3`' : 'pip for Python';
    throw toolchainMissing({
      language: 'Python',
      missing,
      packages: ['python3', 'python3-pip'],
    });
  }
  const { text, source } = askedVersion(tree, project, wanted);
  const minor = /(\d+\.\d+)/.exec(text)?.[1];
  if (minor === undefined) return { program: usual, reason: 'Python 3 of this machine (default)' };
  const isFloor = /^(>=|~=|\^)/.test(text);
  const exact = host.find(`python${minor}`);
  const reason = `Python ${text} (${source})`;
  if (exact !== undefined && !isFloor) return { program: exact, reason };
  const warning = `Python ${minor} is not installed here; the machine's own Python 3 is used.`;
  return { program: usual, reason, ...(!isFloor && { warning }) };
}

function askedVersion(
  tree: SourceTree,
  project: PyProject | undefined,
  { pythonVersion }: Wanted,
): { text: string; source: string } {
  const old = project?.tool?.poetry?.dependencies['python'];
  const places: readonly (readonly [string | undefined, string])[] = [
    [pythonVersion, 'settings'],
    [tree.read('.python-version')?.split('\n')[0], '.python-version'],
    [/^python-(\S+)/.exec(tree.read('runtime.txt') ?? '')?.[1], 'runtime.txt'],
    [/^python\s+(\S+)/m.exec(tree.read('.tool-versions') ?? '')?.[1], '.tool-versions'],
    [project?.project?.['requires-python'], 'requires-python'],
    [typeof old === 'string' ? old : undefined, 'pyproject.toml'],
  ];
  const [text, source] = places.find(([value]) => value !== undefined) ?? ['', ''];
  return { text: (text ?? '').trim(), source };
}
