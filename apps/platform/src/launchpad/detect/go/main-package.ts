import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { SourceTree } from '../source-tree.js';

/** Names that say which of several programs is the one that serves. */
const SERVERS = ['server', 'web', 'api', 'app', 'main'];

/** The package of a module that is the program to run. */
export interface MainPackage {
  /** As the Go command takes it, such as `./cmd/server`. */
  readonly path: string;
  readonly reason: string;
}

/**
 * Finds the `package main` of a module: the one of the settings, that of its root, the only one in
 * `cmd`, or the one there that is named like a server or like the module.
 * @throws `deployment.no_runtime` when there is none; `deployment.invalid_settings` when it cannot tell
 */
export function mainPackage(tree: SourceTree, target: string | undefined): MainPackage {
  if (target !== undefined) {
    const path = target.replace(/^\.\//, '').replace(/\/$/, '');
    if (isMain(tree, path)) return { path: `./${path}`, reason: 'from the settings' };
    throw DeploymentErrors.invalid_settings({
      detail: `The settings name \`${target}\` as the target, and there is no \`package main\` in it.`,
    });
  }
  if (isMain(tree, '.')) return { path: '.', reason: 'in the root of the module' };
  const inCmd = isMain(tree, 'cmd') ? ['cmd'] : [];
  const below = tree.list('cmd').map((name) => `cmd/${name}`);
  const found = [...inCmd, ...below.filter((path) => isMain(tree, path))];
  const [only] = found;
  if (only === undefined) {
    throw DeploymentErrors.no_runtime({
      detail:
        'There is no `package main` with a `func main` in the root of the Go module or in `cmd`. ' +
        'Name its folder as `target` in launchpad.json.',
    });
  }
  if (found.length === 1) return { path: `./${only}`, reason: 'the only one in cmd' };
  const module = /^module\s+(\S+)/m
    .exec(tree.read('go.mod') ?? '')?.[1]
    ?.split('/')
    .at(-1);
  const names = [...SERVERS, ...(module === undefined ? [] : [module])];
  const named = names.map((name) => `cmd/${name}`).find((path) => found.includes(path));
  if (named !== undefined) return { path: `./${named}`, reason: `of ${found.length} in cmd` };
  throw DeploymentErrors.invalid_settings({
    detail: `The Go module has several programs (${found.join(', ')}): name one as \`target\` in launchpad.json.`,
  });
}

function isMain(tree: SourceTree, folder: string): boolean {
  const sources = tree
    .list(folder)
    .filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'))
    .map((name) => tree.read(`${folder}/${name}`) ?? '');
  const isProgram = sources.some((text) => /^package main\b/m.test(text));
  return isProgram && sources.some((text) => /^func main\(\)/m.test(text));
}
