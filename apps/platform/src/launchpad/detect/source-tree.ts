import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const LARGEST_READ_BYTES = 1024 * 1024;

/** The files of a repository, as the detector sees them. Paths are relative to its root. */
export interface SourceTree {
  /** Text of a file; undefined when there is none, or it is larger than 1 MiB. */
  read(path: string): string | undefined;
  isFile(path: string): boolean;
  isFolder(path: string): boolean;
  /** Names in a folder, sorted; empty when there is none. */
  list(path: string): string[];
}

/** A checked-out repository. Links that lead out of it are as if they were not there. */
export class DirectoryTree implements SourceTree {
  readonly #root: string;

  constructor(dir: string) {
    this.#root = realpathSync(dir);
  }

  read(path: string): string | undefined {
    const place = this.#inside(path);
    if (place === undefined || !statSync(place).isFile()) return undefined;
    if (lstatSync(place).size > LARGEST_READ_BYTES) return undefined;
    return readFileSync(place, 'utf8').replace(/^\uFEFF/, '');
  }

  isFile(path: string): boolean {
    const place = this.#inside(path);
    return place !== undefined && statSync(place).isFile();
  }

  isFolder(path: string): boolean {
    const place = this.#inside(path);
    return place !== undefined && statSync(place).isDirectory();
  }

  list(path: string): string[] {
    const place = this.#inside(path);
    return place !== undefined && statSync(place).isDirectory()
      ? readdirSync(place).toSorted()
      : [];
  }

  #inside(path: string): string | undefined {
    try {
      const place = realpathSync(join(this.#root, path));
      return place === this.#root || place.startsWith(this.#root + sep) ? place : undefined;
    } catch {
      return undefined;
    }
  }
}

/** A folder of a tree, seen as a tree of its own. */
export function subtree(tree: SourceTree, root: string): SourceTree {
  if (root === '.') return tree;
  const at = (path: string) => join(root, path);
  return {
    read: (path) => tree.read(at(path)),
    isFile: (path) => tree.isFile(at(path)),
    isFolder: (path) => tree.isFolder(at(path)),
    list: (path) => tree.list(at(path)),
  };
}
