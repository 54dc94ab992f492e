import type { Send } from './request.js';

const NEEDED = 'factor.step_up_required';

/**
 * Sends a request again once a second factor was given, where the service wants one.
 * @param giveFactor asks the person; false when there is nobody to ask
 */
export function withStepUp(
  send: (request: Request) => ReturnType<Send>,
  giveFactor: () => Promise<boolean>,
) {
  return async (request: Request): Promise<Response> => {
    const again = request.clone();
    const response = await send(request);
    if (response.status !== 403 || !(await isNeeded(response))) return response;
    if (!(await giveFactor())) return response;
    // Refusals are not remembered for an `Idempotency-Key`, so it stays the same.
    return send(again);
  };
}

async function isNeeded(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { error?: { code?: unknown } } | null)?.error?.code === NEEDED;
}
