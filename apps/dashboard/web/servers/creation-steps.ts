import type { Server } from '../api/shapes.js';

type StepState = 'done' | 'current' | 'waiting';

interface Step {
  readonly label: string;
  readonly state: StepState;
}

const STEPS = ['Wait for its turn', 'Prepare the image', 'Make the server', 'Start', 'Boot'];

/** From which progress on a creation is at each step; the last begins once it runs. */
const FROM = [0, 0.01, 0.7, 0.85];

/** Whether a server was never ready since it was created. */
export const isNew = ({ operation, ready_at: readyAt, state, started_at: startedAt }: Server) =>
  operation?.kind === 'vps.create' || (state === 'running' && !readyAt && isRecent(startedAt));

const FIRST_BOOT_MS = 10 * 60_000;
const isRecent = (startedAt: string | null): boolean =>
  startedAt !== null && Date.now() - Date.parse(startedAt) < FIRST_BOOT_MS;

/** How far a new server is. */
export function creationSteps({ operation }: Server): Step[] {
  const progress = operation?.progress ?? 1;
  const at = operation ? FROM.findLastIndex((from) => progress >= from) : STEPS.length - 1;
  return STEPS.map((label, index) => {
    if (index < at) return { label, state: 'done' };
    return { label, state: index === at ? 'current' : 'waiting' };
  });
}
