import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { BuildPlan, BuildStep } from '../../engine/build-plan.js';
import { givenSteps } from '../given-steps.js';
import type { HostPrograms } from '../host-programs.js';
import { type SourceTree, subtree } from '../source-tree.js';
import type { Wanted } from '../wanted.js';
import { readPyProject } from './pyproject.js';
import { pythonDependencies, pythonInstall } from './python-install.js';
import { pythonStart } from './python-start.js';
import { findPython } from './python-version.js';

const FILES = [
  'requirements.txt',
  'pyproject.toml',
  'uv.lock',
  'poetry.lock',
  'Pipfile',
  'manage.py',
  'main.py',
  'app.py',
];

export const isPython = (tree: SourceTree): boolean => FILES.some((file) => tree.isFile(file));

/** Plans an app in Python: a virtual environment in the app's folder, and what serves it. */
export function detectPython(repo: SourceTree, wanted: Wanted, host: HostPrograms): BuildPlan {
  const tree = subtree(repo, wanted.root);
  const project = readPyProject(tree);
  const python = findPython(tree, project, wanted, host);
  const reasons = [python.reason];
  const warnings = python.warning === undefined ? [] : [python.warning];
  const given = givenSteps(wanted, reasons);
  const dependencies = pythonDependencies(tree, project);
  const steps = [...given.install];
  if (given.install.length === 0) {
    reasons.push(dependencies.reason);
    if (dependencies.warning !== undefined) warnings.push(dependencies.warning);
    if (dependencies.arguments !== undefined) {
      steps.push(pythonInstall(tree, python.program, dependencies.arguments, reasons));
    }
  }
  const build = given.build ?? collectStatic(tree, reasons);
  if (build) steps.push(build);
  const start =
    wanted.startCommand === undefined
      ? pythonStart(tree, dependencies.names)
      : { command: wanted.startCommand, reason: 'start: command from the settings' };
  if (!start) {
    throw DeploymentErrors.no_runtime({
      detail:
        'Nothing says how to start this Python app: no `web` in a Procfile, no FastAPI, Flask or ' +
        'Django application, no main.py or app.py. Give a `start_command`.',
    });
  }
  reasons.push(start.reason);
  if ('warning' in start && start.warning !== undefined) warnings.push(start.warning);
  return {
    runtime: 'python',
    root: wanted.root,
    steps,
    start: withSources(tree, start.command),
    port: wanted.port ?? 8000,
    healthPath: wanted.healthPath,
    reasons,
    warnings,
  };
}

/** Django serves the files of its apps from one folder, which a command fills. */
function collectStatic(tree: SourceTree, reasons: string[]): BuildStep | undefined {
  const settings = tree.list('.').map((name) => tree.read(`${name}/settings.py`) ?? '');
  if (!tree.isFile('manage.py') || !settings.some((text) => /^STATIC_ROOT\s*=/m.test(text))) {
    return undefined;
  }
  reasons.push('build: STATIC_ROOT is set, so static files are collected');
  const run = 'python manage.py collectstatic --noinput';
  return { name: 'build', run, cacheKeyFiles: [], network: false };
}

/** Packages of a project in `src` are found without being installed. */
function withSources(tree: SourceTree, command: string): string {
  const isLaidOut = tree.isFolder('src') && tree.isFile('pyproject.toml');
  return isLaidOut ? `export PYTHONPATH="$PWD/src"; ${command}` : command;
}
