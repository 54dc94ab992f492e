import type { App, Deployment, EnvChange } from '../api/shapes.js';

/**
 * Names of the variables that were changed since what serves now took them up, each once. A
 * deployment reads them as it starts.
 */
export function pendingKeys(
  { current_release: release }: App,
  deployments: readonly Deployment[],
  changes: readonly EnvChange[],
): readonly string[] {
  if (!release) return [];
  const made = deployments.find(({ release_id: id }) => id === release.id);
  const takenUpAt = Date.parse(made?.started_at ?? release.created_at);
  const later = changes.filter(({ created_at: at }) => Date.parse(at) > takenUpAt);
  return [...new Set(later.map(({ key }) => key))];
}
