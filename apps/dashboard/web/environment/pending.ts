import type { Deployment, EnvChange, EnvVariable, Release } from '../api/shapes.js';

interface Known {
  readonly deployments: readonly Deployment[];
  readonly changes: readonly EnvChange[];
  readonly variables: readonly EnvVariable[];
}

/**
 * Names of the variables that are otherwise than in the release that serves, each once: changed
 * since its deployment took them up, or not the same ones, as after going back to an earlier one.
 */
export function pendingKeys(live: Release, known: Known): readonly string[] {
  const { deployments, changes, variables } = known;
  const made = deployments.find(({ release_id: id }) => id === live.id);
  const takenUpAt = Date.parse(made?.started_at ?? live.created_at);
  const later = changes.filter(({ created_at: at }) => Date.parse(at) > takenUpAt);
  const seen = variables.filter(({ scope }) => scope !== 'build').map(({ key }) => key);
  const added = seen.filter((key) => !live.env_keys.includes(key));
  const removed = live.env_keys.filter((key) => !variables.some((one) => one.key === key));
  return [...new Set([...later.map(({ key }) => key), ...added, ...removed])];
}
