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

interface Timed extends Progress {
  readonly stage_times: Readonly<Partial<Record<string, string>>>;
  readonly finished_at: string | null;
}

const MS_PER_S = 1000;

/** How long each stage took, or takes until now; undefined for those that it did not enter. */
export function stageTimesMs(deployment: Timed, nowMs: number): (number | undefined)[] {
  const { stage_times: times, finished_at: finishedAt } = deployment;
  const entered = STAGES.map(([name]) => times[name]);
  return entered.map((from, index) => {
    if (from === undefined) return undefined;
    const next = entered.slice(index + 1).find((time) => time !== undefined) ?? finishedAt;
    return Math.max(0, (next ? Date.parse(next) : nowMs) - Date.parse(from));
  });
}

/** A short time as people read it, such as `1.4 s`. */
export function shortOf(ms: number): string {
  const seconds = ms / MS_PER_S;
  if (seconds < 0.05) return '< 0.1 s';
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
