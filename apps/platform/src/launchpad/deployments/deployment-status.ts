/** The stages of a deployment, in the order in which it passes them. */
export const STAGES = [
  'queued',
  'cloning',
  'detecting',
  'building',
  'publishing',
  'releasing',
  'starting',
  'checking',
  'switching',
  'draining',
] as const;
export type DeploymentStage = (typeof STAGES)[number];

/** How a deployment can end. */
export const OUTCOMES = ['live', 'failed', 'cancelled', 'superseded', 'rolled_back'] as const;
export type DeploymentOutcome = (typeof OUTCOMES)[number];

export const STATUSES = [...STAGES, ...OUTCOMES] as const;
export type DeploymentStatus = (typeof STATUSES)[number];

/** What a deployment can be made for. */
export const REASONS = [
  'deploy',
  'rollback',
  'environment',
  'scale',
  'promotion',
  'volumes',
] as const;
export type DeploymentReason = (typeof REASONS)[number];

/** The stages in which a worker has it in hand. */
export const WORKING_STAGES: readonly DeploymentStage[] = STAGES.slice(1);

const SWITCH = STAGES.indexOf('switching');

/** Whether nothing more will happen to it by itself. */
export function isFinished(status: DeploymentStatus): status is DeploymentOutcome {
  return (OUTCOMES as readonly string[]).includes(status);
}

/** Whether it can still be called off: the edge has not been told to switch. */
export function isCancellable(status: DeploymentStatus): boolean {
  return !isFinished(status) && STAGES.indexOf(status) < SWITCH;
}

/** Whether the state machine knows this step. */
export function canMove(from: DeploymentStatus, to: DeploymentStatus): boolean {
  if (from === 'live') return to === 'rolled_back';
  if (isFinished(from)) return false;
  if (to === 'live') return from === 'draining';
  if (to === 'superseded') return from === 'queued';
  if (to === 'cancelled') return isCancellable(from);
  if (to === 'failed') return from !== 'draining';
  // A worker that died, or is shutting down, gives it back; never once traffic was switched.
  if (to === 'queued') return from !== 'queued' && from !== 'draining';
  if (to === 'rolled_back') return false;
  // What copies a release clones and builds nothing.
  if (from === 'cloning' && to === 'releasing') return true;
  return STAGES.indexOf(to) === STAGES.indexOf(from) + 1;
}
