import type { IncusAnswer } from './incus-answer.js';
import { ComputeFailure, type ComputeFailureCode } from '../../compute-failure.js';

interface Rule {
  readonly code: ComputeFailureCode;
  readonly pattern: RegExp;
  readonly message: string;
  readonly isRetryable?: boolean;
}

/** Daemons tell most failures by text alone, so the text decides; the first that fits. */
const RULES: readonly Rule[] = [
  {
    code: 'no_space',
    pattern: /no space left|quota exceeded|not enough space/i,
    message: 'The storage of the engine is full.',
  },
  {
    code: 'name_taken',
    pattern: /UNIQUE constraint|already exists|already in use/i,
    message: 'There is one of this name already.',
  },
  {
    code: 'below_use',
    pattern: /setting cgroup item|memory\.limit|memory\.max|cannot allocate memory/i,
    message: 'The server uses more memory than that.',
  },
  {
    code: 'disk_shrink',
    pattern: /shrink/i,
    message: 'A disk cannot be made smaller.',
  },
  {
    code: 'image_missing',
    pattern: /image.*not found|image not provided|no matching image|failed getting image/i,
    message: 'The engine does not have this image.',
  },
  {
    code: 'busy',
    pattern: /is busy|busy running|already running a|currently in use|device or resource busy/i,
    message: 'The server is busy with something else.',
    isRetryable: true,
  },
  {
    code: 'engine_unavailable',
    pattern:
      /daemon is shutting down|database is locked|not connected|no available cowsql|isn't ready yet|connection refused|no route to host|i\/o timeout|is offline|missing event connection/i,
    message: 'The engine of servers does not answer.',
    isRetryable: true,
  },
  {
    code: 'not_found',
    pattern: /not found|does(?:n't| not) exist/i,
    message: 'The engine knows no such thing.',
  },
  {
    code: 'timed_out',
    pattern: /deadline exceeded|timed? ?out/i,
    message: 'The engine took too long.',
    isRetryable: true,
  },
];

/** A failure that a daemon told. */
export function failureOf(text: string, status: number): ComputeFailure {
  const rule = RULES.find(({ pattern }) => pattern.test(text));
  if (rule) return new ComputeFailure(rule.code, rule.message, text, rule.isRetryable);
  if (status === 404)
    return new ComputeFailure('not_found', 'The engine knows no such thing.', text);
  return new ComputeFailure('failed', 'The engine could not do it.', text, status >= 500);
}

/** What a daemon answered. @throws ComputeFailure when it told a failure */
export function readAnswer<T>(text: string, status: number): IncusAnswer<T> {
  let answer: IncusAnswer<T>;
  try {
    answer = JSON.parse(text) as IncusAnswer<T>;
  } catch {
    throw failureOf(text.slice(0, 300), status);
  }
  // An operation that is gone answers 200 with an error inside.
  const failed = answer.type === 'error' || status >= 400;
  if (failed) throw failureOf(answer.error ?? text, answer.error_code ?? status);
  return answer;
}

/** A failure to reach the daemon at all, or the caller's own abort, which is passed on as it is. */
export function lostEngine(error: unknown, signal?: AbortSignal): unknown {
  if (error instanceof ComputeFailure || signal?.aborted === true) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new ComputeFailure(
    'engine_unavailable',
    'The engine of servers does not answer.',
    text,
    true,
  );
}

/** Whether an error is a failure with one of these codes. */
export function isFailure(error: unknown, ...codes: readonly ComputeFailureCode[]): boolean {
  return error instanceof ComputeFailure && codes.includes(error.code);
}
