/** The variables of an app, told apart by who sees them. */
export interface DeploymentEnv {
  /** What a build sees. */
  readonly build: Record<string, string>;
  /** What replicas see. */
  readonly run: Record<string, string>;
  /** Those of them that come from bindings: what was rotated must not come back. */
  readonly bound: Record<string, string>;
  /** Values that no log may show. */
  readonly secrets: readonly string[];
  /** Names of the variables of replicas whose values are no secrets. */
  readonly plainKeys: readonly string[];
}
