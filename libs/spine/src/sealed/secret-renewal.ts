import { previousSecrets } from '@skydeck/secret-box';
import { Rounds, ServiceRoles } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { renewColumn } from './renew-column.js';
import type { SealedColumn } from './sealed-column.js';

const AGAIN_MS = 60_000;
/** A first that seals anew, and one that finds nothing left to do. */
const PASSES = 2;

/** What is sealed in a service, and under which secrets it is to be. */
export class SealedColumns {
  constructor(
    readonly secrets: readonly string[],
    readonly columns: readonly SealedColumn[],
  ) {}
}

/**
 * While secrets before the one in force are accepted, seals anew what is under them, and says when nothing is:
 * only then may they be taken away.
 */
@Injectable()
export class SecretRenewal implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Secrets');
  readonly #stop = new AbortController();
  readonly #rounds = new Rounds(
    () => this.renew(),
    (error) => this.#logger.warn({ msg: 'Sealed values wait for the next round.', err: error }),
  );
  #isDone = false;

  constructor(
    private readonly sealed: SealedColumns,
    private readonly dataSource: DataSource,
    @Optional() private readonly roles?: ServiceRoles,
  ) {}

  onApplicationBootstrap(): void {
    const isAsItWas = this.sealed.secrets.every((secret) => previousSecrets(secret).length === 0);
    if (isAsItWas || this.roles?.works === false) return;
    this.#rounds.start(AGAIN_MS);
    void this.#rounds.now();
  }

  async onModuleDestroy(): Promise<void> {
    this.#stop.abort();
    await this.#rounds.stop();
  }

  /**
   * Goes over everything until nothing is found under a secret before; what is left then has the next round.
   * @returns how many values of each column no secret opens
   */
  async renew(): Promise<Readonly<Record<string, number>>> {
    let unreadable = {};
    for (let pass = 0; pass < PASSES && !this.#isDone && !this.#stop.signal.aborted; pass++) {
      unreadable = await this.#pass();
    }
    return unreadable;
  }

  async #pass(): Promise<Readonly<Record<string, number>>> {
    let [found, renewed] = [0, 0];
    const unreadable: Record<string, number> = {};
    for (const column of this.sealed.columns) {
      const result = await renewColumn(this.dataSource, column, this.#stop.signal);
      if (this.#stop.signal.aborted) return {};
      found += result.found;
      renewed += result.renewed;
      if (result.unreadable > 0) unreadable[`${column.table}.${column.column}`] = result.unreadable;
    }
    this.#isDone = found === 0;
    this.#say(renewed, unreadable);
    return unreadable;
  }

  /** Only when everything opens is it said that everything is under the secret in force. */
  #say(renewed: number, unreadable: Readonly<Record<string, number>>): void {
    if (Object.keys(unreadable).length > 0) {
      const msg = 'No service secret that is accepted opens some sealed values.';
      return this.#logger.warn({ msg, renewed, unreadable });
    }
    const msg = this.#isDone
      ? 'Everything sealed is under the service secret in force.'
      : 'Sealed values are now under the service secret in force.';
    this.#logger.log({ msg, renewed });
  }
}
