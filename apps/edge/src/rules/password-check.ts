import { createHmac, randomBytes } from 'node:crypto';
import { verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';

const CACHED = 2_000;
const CACHED_MS = 10 * 60_000;
const AT_ONCE = 2;
const MOST_WAITING = 64;

/** Checks passwords against slow hashes. What was right is remembered, under a key nobody knows. */
export class PasswordCheck {
  readonly #key = randomBytes(32);
  readonly #right = new Map<string, number>();
  readonly #pending = new Map<string, Promise<boolean>>();
  #running = 0;
  #waiting: (() => void)[] = [];

  /** @returns undefined when too many are being checked */
  async check(password: string, hash: string): Promise<boolean | undefined> {
    const digest = createHmac('sha256', this.#key).update(`${hash}\0${password}`).digest('base64');
    const until = this.#right.get(digest);
    if (until !== undefined && until > performance.now()) return true;
    if (!this.#pending.has(digest) && this.#waiting.length >= MOST_WAITING) return undefined;
    const pending = this.#pending.get(digest) ?? this.#verify(password, hash, digest);
    this.#pending.set(digest, pending);
    try {
      return await pending;
    } finally {
      this.#pending.delete(digest);
    }
  }

  async #verify(password: string, hash: string, digest: string): Promise<boolean> {
    if (this.#running >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    this.#running++;
    try {
      const isRight = hash.startsWith('$argon2')
        ? await verifyArgon2(hash, password)
        : await verifyBcrypt(password, hash);
      if (isRight) this.#remember(digest);
      return isRight;
    } catch {
      return false;
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  #remember(digest: string): void {
    this.#right.set(digest, performance.now() + CACHED_MS);
    if (this.#right.size <= CACHED) return;
    const [oldest] = this.#right.keys();
    if (oldest !== undefined) this.#right.delete(oldest);
  }
}
