import { z } from 'zod';
import type { SourceTree } from '../source-tree.js';
import { type PyProject, readToml } from './pyproject.js';
import { plainName } from './requirement-name.js';

const Named = z.object({ name: z.string(), marker: z.string().optional() });
const UvLock = z.object({
  package: z.array(
    z.object({
      name: z.string(),
      version: z.string().optional(),
      source: z.record(z.string(), z.unknown()).default({}),
      dependencies: z.array(Named).default([]),
    }),
  ),
});
const PoetryLock = z.object({
  package: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      dependencies: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});

interface Locked {
  readonly version: string | undefined;
  readonly needs: readonly { readonly name: string; readonly marker?: string | undefined }[];
}

/**
 * The requirements, with full versions, that uv.lock gives for the project itself without its groups
 * for development.
 */
export function uvPins(tree: SourceTree): string[] | undefined {
  const lock = readToml(tree, 'uv.lock', UvLock);
  if (!lock) return undefined;
  const own = lock.package.find(({ source }) => 'virtual' in source || 'editable' in source);
  const locked = new Map<string, Locked>(
    lock.package.map(({ name, version, dependencies, source }) => [
      plainName(name),
      { version: 'registry' in source ? version : undefined, needs: dependencies },
    ]),
  );
  return pins(locked, own?.dependencies ?? []);
}

/** The same for poetry.lock, whose project is in pyproject.toml. */
export function poetryPins(tree: SourceTree, project: PyProject | undefined): string[] | undefined {
  const lock = readToml(tree, 'poetry.lock', PoetryLock);
  if (!lock) return undefined;
  const locked = new Map<string, Locked>(
    lock.package.map(({ name, version, dependencies }) => [
      plainName(name),
      { version, needs: Object.keys(dependencies).map((needed) => ({ name: needed })) },
    ]),
  );
  const old = Object.keys(project?.tool?.poetry?.dependencies ?? {});
  const names = [...old, ...(project?.project?.dependencies ?? [])];
  return pins(
    locked,
    names.map((name) => ({ name })),
  );
}

/** Everything reachable from what the project needs. Markers are handed on: pip knows them. */
function pins(locked: ReadonlyMap<string, Locked>, direct: Locked['needs']): string[] {
  const found = new Map<string, string>();
  const todo = [...direct];
  for (let need = todo.pop(); need; need = todo.pop()) {
    const name = plainName(need.name);
    const entry = locked.get(name);
    if (!entry || found.has(name)) continue;
    todo.push(...entry.needs);
    const marker = need.marker === undefined ? '' : ` ; ${need.marker}`;
    if (entry.version !== undefined) found.set(name, `${name}==${entry.version}${marker}`);
  }
  return [...found.values()].toSorted();
}
