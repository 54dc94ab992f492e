import type { SourceTree } from '../source-tree.js';

const MOST_FILES = 10;

/** The name of a requirement as indexes compare it: `Flask_Cors[x]>=1 ; …` is `flask-cors`. */
export function plainName(requirement: string): string {
  const name = /^[A-Za-z0-9][A-Za-z0-9._-]*/.exec(requirement.trim())?.[0] ?? '';
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
}

/** Names in a requirements file and in those that it includes. */
export function requirementNames(tree: SourceTree, file: string): string[] {
  const names: string[] = [];
  const files = [file];
  for (let index = 0; index < files.length && index < MOST_FILES; index++) {
    for (const line of (tree.read(files[index]!) ?? '').split(/\r?\n/)) {
      const included = /^(?:-r|--requirement)[ =]+(\S+)/.exec(line.trim())?.[1];
      if (included !== undefined) files.push(included);
      else if (/^\w/.test(line)) names.push(plainName(line));
    }
  }
  return names;
}
