import { type SourceTree, subtree } from '../source-tree.js';
import { LOCK_FILES } from './choose-manager.js';

/** Where the dependencies of an app are installed. */
export interface WorkspaceRoot {
  readonly tree: SourceTree;
  /** Whether that is the root of the workspaces that the app's folder belongs to. */
  readonly isAbove: boolean;
  /** The way there from the app's folder, such as `../..`. */
  readonly up: string;
}

/** Finds the lock file: here, or at the root of the repository. */
export function workspaceRoot(repo: SourceTree, root: string): WorkspaceRoot {
  const here = subtree(repo, root);
  const locks = Object.values(LOCK_FILES).flat();
  const isAbove =
    root !== '.' &&
    !locks.some((file) => here.isFile(file)) &&
    repo.isFile('package.json') &&
    locks.some((file) => repo.isFile(file));
  const up = root
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .map(() => '..')
    .join('/');
  return { tree: isAbove ? repo : here, isAbove, up };
}
