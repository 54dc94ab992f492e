/** A key that was wrapped, and the version of the master key that can unwrap it. */
export interface WrappedKey {
  readonly masterKeyId: string;
  readonly wrapped: Buffer;
}

/** Why keys cannot be wrapped or unwrapped; the message names the cure and holds no key. */
export class KeyProviderError extends Error {
  override readonly name = 'KeyProviderError';
}

/**
 * Holds the master key, in versions: new keys are wrapped with the current one, and old versions
 * unwrap what they once wrapped until everything was wrapped anew.
 */
export abstract class KeyProvider {
  /**
   * Checks that the master key can be had, or throws what is to be done about it.
   * @param isInUse whether keys are wrapped already: then no new master key may be made
   */
  abstract open(isInUse: boolean): Promise<void>;

  /** The version that new keys are wrapped with. May read it anew. */
  abstract currentId(): Promise<string>;

  /** Wraps 32 bytes; `owner` is bound to them. */
  abstract wrap(key: Buffer, owner: string): Promise<WrappedKey>;

  /** @throws KeyProviderError when it was changed, is another owner's, or the version is gone */
  abstract unwrap(wrapped: WrappedKey, owner: string): Promise<Buffer>;

  /** Ends connections. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}
