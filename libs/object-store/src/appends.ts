/**
 * Objects that grow from their beginning to their end, piece by piece, where a store can do so
 * without copying them. `abortUpload` drops one, and `sweep` those that nobody ended.
 */
export interface Appends {
  /** Begins an object and returns the id of what grows. Nothing is visible until it is complete. */
  begin(key: string, options: { contentType: string }): Promise<string>;

  /**
   * Writes bytes from `offset` on; what was behind it is gone. `synced` hears up to where all of
   * them outlive a crash, at times and at the end, also when the bytes end in a failure. Two who
   * write at once spoil each other's bytes: callers see to it. Refuses with `not_found`.
   */
  append(
    key: string,
    id: string,
    offset: number,
    bytes: AsyncIterable<Uint8Array>,
    synced: (offset: number) => Promise<void>,
  ): Promise<void>;

  /** Makes the object of the first `size` bytes. Repeating it is no error. */
  complete(key: string, id: string, size: number): Promise<void>;
}
