/** Takes one message of a topic. */
export type BusHandler = (message: unknown) => void;

/**
 * Tells every process of the installation that something happened, at once and at most once.
 * The bus only wakes: what it says must also be found by reading the truth again.
 */
export abstract class Bus {
  /** Sends a small JSON message (below 7 kB) to every subscriber of the topic. */
  abstract publish(topic: string, message: unknown): Promise<void>;
  /** Calls the handler for every message of the topic from now on. */
  abstract subscribe(topic: string, handler: BusHandler): void;
  /** Whether messages arrive now. While they do not, caches must not be trusted for long. */
  abstract isConnected(): boolean;
  /**
   * Grows each time the connection is made anew. What was read before may have missed messages,
   * however short the gap was.
   */
  abstract generation(): number;
  abstract open(): Promise<void>;
  abstract close(): Promise<void>;
}
