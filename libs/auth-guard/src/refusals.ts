/** Slows down whoever guesses credentials. */
export abstract class Refusals {
  /**
   * Called before a credential is looked up that was never good here.
   * @throws `rate_limited` when this address was refused too often
   */
  abstract check(address: string): void;
  /**
   * Counts a refusal.
   * @throws `rate_limited` when this address was refused too often
   */
  abstract count(address: string): void | Promise<void>;
}
