import type { HoldDetails, HoldOperation } from '../api/holds.js';
import type { StepTone } from '../ui/step-list.js';

/** One thing that happened to a hold. */
export interface HoldStep {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly tone: StepTone;
  /** Who was paid. */
  readonly to: string | null;
  /** What was still put aside after it. */
  readonly left: string | null;
  /** Why it was not done. */
  readonly text: string | null;
}

const DONE: Readonly<Record<HoldOperation['kind'], { title: string; tone: StepTone }>> = {
  hold: { title: 'Put aside', tone: 'busy' },
  increase: { title: 'Increased by', tone: 'busy' },
  capture: { title: 'Captured', tone: 'good' },
  void: { title: 'Voided, gave back', tone: 'idle' },
  expire: { title: 'Expired, gave back', tone: 'idle' },
};
const WISHES: Readonly<Record<HoldOperation['kind'], string>> = {
  hold: 'Putting aside',
  increase: 'Increase',
  capture: 'Capture',
  void: 'Voiding',
  expire: 'Expiry',
};

type Write = (amount: string) => string;

/** What happened, in its order, with what was left after each step. */
export function stepsOf(hold: HoldDetails, write: Write): HoldStep[] {
  const { operations } = hold;
  const ending = operations.findLast(({ kind, status }) => kind === 'capture' && isDone(status));
  // The oldest of very many are not told: what was left then is not known either.
  const isWhole = operations[0]?.kind === 'hold';
  let left = 0n;
  return operations.map((operation) => {
    if (!isDone(operation.status)) return refusedStep(operation, write);
    left += changeOf(operation);
    // Only the last capture of a captured hold can have given the rest back.
    const isFinal = operation === ending && hold.state === 'captured';
    const rest = isFinal ? restText(hold.released, write) : leftText(operation.kind, left, write);
    return doneStep(operation, isWhole ? rest : null, write);
  });
}

function doneStep(
  { id, kind, amount, to, created_at: at }: HoldOperation,
  left: string | null,
  write: Write,
): HoldStep {
  const { title, tone } = DONE[kind];
  return { key: id, at, title: `${title}${figureOf(amount, write)}`, tone, to, left, text: null };
}

function refusedStep(
  { id, kind, code, amount, created_at: at }: HoldOperation,
  write: Write,
): HoldStep {
  const title = `${WISHES[kind]}${figureOf(amount, write)} refused`;
  const text = code?.replaceAll('_', ' ') ?? null;
  return { key: id, at, title, tone: 'bad', to: null, left: null, text };
}

const figureOf = (amount: string | null, write: Write): string =>
  amount === null ? '' : ` ${write(amount)}`;

const isDone = (status: HoldOperation['status']): boolean => status === 'done';

function changeOf({ kind, amount }: HoldOperation): bigint {
  const change = BigInt(amount ?? 0);
  return kind === 'hold' || kind === 'increase' ? change : -change;
}

const leftText = (kind: HoldOperation['kind'], left: bigint, write: Write): string | null =>
  kind === 'hold' ? null : `${write(left.toString())} still held`;

const restText = (released: string, write: Write): string =>
  released === '0' ? 'nothing was left' : `the rest, ${write(released)}, was given back`;
