import { Injectable } from '@nestjs/common';

/** Says whether something that the service cannot do without is there. */
export type ReadinessCheck = () => boolean | Promise<boolean>;

const CHECK_TIMEOUT_MS = 2000;

/** What a service needs to take traffic, as its parts have said. */
@Injectable()
export class ReadinessChecks {
  readonly #checks = new Map<string, ReadinessCheck>();

  /** @param name how the thing is called in the answer of `/readyz`, such as `database` */
  add(name: string, check: ReadinessCheck): void {
    this.#checks.set(name, check);
  }

  /** The names of what is not there now. Something that does not answer within 2 s is not there. */
  async problems(): Promise<string[]> {
    const looks = [...this.#checks].map(async ([name, check]) =>
      (await isThere(check)) ? [] : [name],
    );
    return (await Promise.all(looks)).flat();
  }
}

async function isThere(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  });
  const answer = (async () => check())().catch(() => false);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
