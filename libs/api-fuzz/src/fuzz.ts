import fc from 'fast-check';
import { AnswerCheck } from './answer-check.js';
import type { Operation } from './operation.js';
import { type FuzzRequest, type RequestOptions, requestsOf } from './requests.js';
import { send } from './send.js';

export interface FuzzOptions extends RequestOptions {
  readonly baseUrl: string;
  readonly operations: readonly Operation[];
  /** The same seed makes the same requests. */
  readonly seed: number;
  /** How many requests an operation gets, before a failure is made smaller. */
  readonly runs: (operation: Operation) => number;
  /** The bearer token of a request; none when undefined. */
  readonly token: (operation: Operation) => string | undefined;
  /** Codes of 503 answers that are no failure. */
  readonly unavailableCodes?: readonly string[];
}

export interface FuzzFailure {
  readonly operation: string;
  readonly problem: string;
  /** The smallest request found that shows it. */
  readonly request: FuzzRequest | undefined;
}

export interface FuzzReport {
  readonly requests: number;
  /** Number of answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Operations that never answered 2xx: their success was not looked at. */
  readonly neverOk: readonly string[];
  readonly failures: readonly FuzzFailure[];
}

/** Sends generated requests to every operation and holds the answers against the document. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const statuses: Record<number, number> = {};
  const neverOk: string[] = [];
  const failures: FuzzFailure[] = [];
  for (const operation of options.operations) {
    const seen = new Set<number>();
    const failure = await fuzzOne(options, operation, (status) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      seen.add(status);
    });
    if (failure) failures.push(failure);
    if (![...seen].some((status) => status < 300)) neverOk.push(operation.id);
  }
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { requests, statuses, neverOk, failures };
}

async function fuzzOne(
  options: FuzzOptions,
  operation: Operation,
  count: (status: number) => void,
): Promise<FuzzFailure | undefined> {
  const check = new AnswerCheck(operation, options.unavailableCodes);
  const property = fc.asyncProperty(requestsOf(operation, options), async (request) => {
    const answer = await send(options.baseUrl, request, options.token(operation));
    count(answer.status);
    const problem = check.problemOf(request, answer);
    if (problem !== undefined) throw new Error(problem);
  });
  const result = await fc.check(property, { seed: options.seed, numRuns: options.runs(operation) });
  if (!result.failed) return undefined;
  const { errorInstance, counterexample } = result;
  const problem = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { operation: operation.id, problem, request: counterexample?.[0] };
}
