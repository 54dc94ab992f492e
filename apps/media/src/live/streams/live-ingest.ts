/** Where publishers connect and players play, as they are told. */
export class LiveIngest {
  readonly #url: () => string;

  /**
   * @param url such as `rtmp://live.example.com/live`, without a slash at its end
   * @param streams where streams are served, with a slash at its end
   */
  constructor(
    url: () => string,
    readonly streams: string,
  ) {
    this.#url = url;
  }

  get url(): string {
    return this.#url();
  }
}
