/** Who sees a variable: the build, the running app, or both. */
export const ENV_SCOPES = ['build', 'run', 'both'] as const;
export type EnvScope = (typeof ENV_SCOPES)[number];

/** Whether a variable of this scope is seen there. */
export function isSeenBy(scope: EnvScope, by: 'build' | 'run'): boolean {
  return scope === 'both' || scope === by;
}
