import type { PlannedTool } from '../build-plan.js';
import type { Bind } from '../sandbox/bwrap-options.js';
import type { PackageManagers } from './package-managers.js';
import { TOOL } from './search-path.js';

/** What a sandbox sees of the package manager of a plan. Rejects in words when it is not to be had. */
export async function toolBinds(
  { packageManagers }: { readonly packageManagers: PackageManagers },
  tool: PlannedTool | undefined,
): Promise<Bind[]> {
  if (tool === undefined) return [];
  const from = await packageManagers.get(tool).catch((cause: unknown) => {
    const text = `${tool.name} ${tool.version} could not be fetched from the registry of npm.`;
    throw new Error(text, { cause });
  });
  return [{ from, to: TOOL }];
}
