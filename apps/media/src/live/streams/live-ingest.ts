/** Where publishers connect and players play, as they are told. */
export class LiveIngest {
  /**
   * @param url such as `rtmp://live.example.com/live`, without a slash at its end
   * @param streams where streams are served, with a slash at its end
   */
  constructor(
    readonly url: string,
    readonly streams: string,
  ) {}
}
