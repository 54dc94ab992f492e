/** Why the API of a cluster refused: its HTTP status, and what its `Status` object says. */
export interface KubeRefusal {
  readonly status: number;
  /** Such as `AlreadyExists`; empty when the answer was none of the API's own. */
  readonly reason: string;
  readonly message: string;
}

/** How whoever asks a cluster tells what went wrong, in the words of its own product. */
export interface KubeFailures {
  /** The API refused. What is returned has `status` and `reason` too. */
  refused(refusal: KubeRefusal): Error & Pick<KubeRefusal, 'status' | 'reason'>;
  /** The cluster could not be reached. */
  lost(error: unknown): Error;
  /** Something did not become as it was waited for. */
  late(what: string): Error;
}

/** Reads the body of a refusal. */
export function readRefusal(status: number, body: string): KubeRefusal {
  const { reason = '', message = body.slice(0, 2000) } = readStatus(body);
  return { status, reason, message };
}

/** Whether something thrown is a refusal with this status or reason. */
export function isRefused(error: unknown, what: { status?: number; reason?: string }): boolean {
  if (!(error instanceof Error)) return false;
  const { status, reason } = error as Partial<KubeRefusal>;
  return (
    status !== undefined &&
    (what.status === undefined || what.status === status) &&
    (what.reason === undefined || what.reason === reason)
  );
}

/** Passes a thrown value on unless it is a refusal with this status. */
export function unless(status: number): (error: unknown) => undefined {
  return (error) => {
    if (isRefused(error, { status })) return undefined;
    throw error;
  };
}

function readStatus(body: string): { reason?: string; message?: string } {
  try {
    return JSON.parse(body) as { reason?: string; message?: string };
  } catch {
    return {};
  }
}
