import type { CheckType, DocumentType, Side } from '../checks/check-types.js';
import type { Verdict } from '../checks/evidence.js';
import type { Identity } from '../checks/identity.js';

/** A picture as a driver gets it. */
export interface CheckImage {
  readonly side: Side;
  /** The JPEG itself. */
  readonly bytes: () => Promise<Buffer>;
  /** An address at which it can be fetched for a few minutes, without any other credential. */
  readonly url: () => string;
}

/** What is to be checked. */
export interface CheckInput {
  /** `kchk_…`; the same when the check is asked for again. */
  readonly checkId: string;
  readonly type: CheckType;
  readonly sessionId: string;
  readonly documentType: DocumentType;
  /** What the document says; null when nothing could be read. */
  readonly identity: Identity | null;
  readonly images: readonly CheckImage[];
}

/** The answer comes later, under this reference. */
export interface Pending {
  readonly pending: string;
}

/** An answer that came later. */
export interface LateVerdict {
  readonly reference: string;
  readonly verdict: Verdict;
}

/** An incoming call of a driver's counterpart, exactly as it came. */
export interface RawCallback {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Something that checks what cannot be checked here. */
export abstract class KycDriver {
  /** Name of the driver, such as `http`. */
  abstract readonly id: string;

  /**
   * Begins a check. Asked again with the same `checkId` it must not be done twice.
   * @throws DriverFailure when there is no answer that can be used
   */
  abstract start(input: CheckInput, signal: AbortSignal): Promise<Verdict | Pending>;

  /** Reads an answer that comes later. @throws when it is not signed as agreed */
  abstract readCallback(callback: RawCallback): LateVerdict;
}

/** A driver's counterpart gave no answer that can be used. */
export class DriverFailure extends Error {
  constructor(
    readonly kind: 'unreachable' | 'timeout' | 'refused',
    /** Whether the same call may succeed a little later. */
    readonly isRetryable: boolean,
    options?: ErrorOptions,
  ) {
    super(`A check could not be done: ${kind}.`, options);
  }
}
