const CODE = 'factor.step_up_required';
const TIMEOUT_MS = 90_000;
/** Longest that a client may wait for an answer: somebody may first have to find the phone. */
export const STEP_UP_TIMEOUT_MS = 900_000;

interface Waiting {
  readonly answered: Promise<boolean>;
  readonly answer: (isGiven: boolean) => void;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

/** Whether a second factor is asked for just now; for `useSyncExternalStore`. */
export const isStepUpAsked = (): boolean => waiting !== undefined;

export function onStepUpChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says to all that wait whether a second factor was given. */
export function answerStepUp(isGiven: boolean): void {
  waiting?.answer(isGiven);
  waiting = undefined;
  for (const listener of listeners) listener();
}

/**
 * Sends a request. When it is refused for want of a second factor, asks for one and sends it again
 * as it was, with the same idempotency key.
 */
export async function sendWithStepUp(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await sendOnce(request);
  if (!(await needsStepUp(response))) return response;
  const isGiven = await askForStepUp(request.signal);
  return isGiven ? sendOnce(again) : response;
}

function sendOnce(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return fetch(new Request(request, { signal }));
}

async function needsStepUp(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const answer = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { error?: { code?: string } };
  return answer.error?.code === CODE;
}

/** One question serves every request that waits for it. */
function askForStepUp(signal: AbortSignal): Promise<boolean> {
  const asked = waiting ?? ask();
  signal.addEventListener('abort', () => answerStepUp(false), { once: true });
  return asked.answered;
}

function ask(): Waiting {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting = { answered: promise, answer: resolve };
  for (const listener of listeners) listener();
  return waiting;
}
