/** What went wrong in a room, by a code that programs can tell apart. */
export class RoomError extends Error {
  override readonly name = 'RoomError';

  /**
   * @param code as the server names it (`room_full`, `bad_token`), or one of the SDK's own:
   *   `unreachable`, `timeout`, `not_connected`, `device_denied`, `device_missing`, `device_busy`,
   *   `playback_blocked`, `media_failure`
   */
  constructor(
    readonly code: string,
    message = code,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
