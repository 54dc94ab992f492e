/** The stages of a deployment in their order, as people call them. */
export const STAGES = [
  ['queued', 'Queue'],
  ['cloning', 'Clone'],
  ['detecting', 'Detect'],
  ['building', 'Build'],
  ['publishing', 'Publish'],
  ['releasing', 'Release'],
  ['starting', 'Start'],
  ['checking', 'Health check'],
  ['switching', 'Switch traffic'],
  ['draining', 'Drain old release'],
  ['live', 'Live'],
] as const;

/** What a stage is called. */
export const labelOf = (stage: string): string =>
  STAGES.find(([name]) => name === stage)?.[1] ?? stage;

const OVER = new Set(['live', 'failed', 'cancelled', 'superseded', 'rolled_back']);

const SWITCH = STAGES.findIndex(([name]) => name === 'switching');

/** Whether a deployment may still change. */
export const isRunning = (status: string): boolean => !OVER.has(status);

/** Whether it can be called off: the address does not lead to the new release yet. */
export const isCancellable = (status: string): boolean =>
  isRunning(status) && STAGES.findIndex(([name]) => name === status) < SWITCH;

export type StageState = 'done' | 'current' | 'failed' | 'waiting';

interface Progress {
  readonly status: string;
  readonly stage: string;
  readonly error: { readonly stage: string } | null;
}

/** How far each stage is. A deployment that ended early stopped in its `stage`. */
export function stageStates({ status, stage, error }: Progress): StageState[] {
  if (status === 'live' || status === 'rolled_back') return STAGES.map(() => 'done');
  const reached = isRunning(status) ? status : (error?.stage ?? stage);
  const at = STAGES.findIndex(([name]) => name === reached);
  return STAGES.map((_, index) => {
    if (index < at) return 'done';
    if (index > at) return 'waiting';
    return isRunning(status) ? 'current' : 'failed';
  });
}
