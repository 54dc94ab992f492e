import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '@skydeck/exec';
import { Injectable } from '@nestjs/common';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import { DomainResolver } from '../ownership/domain-resolver.js';
import type { ChallengeRecord } from './certificate.entity.js';

const UPDATE_MS = 20_000;
const TTL_S = 60;
const LOOK_EVERY_MS = 10_000;
const LOOKS = 90;

type Show = (record: ChallengeRecord | null) => Promise<void>;

/** Sets and removes the records by which an authority checks a domain. */
export abstract class DnsChallengeDriver {
  /** Resolves once the record is there. */
  abstract set(record: ChallengeRecord, show: Show): Promise<void>;
  abstract remove(record: ChallengeRecord, show: Show): Promise<void>;
}

/** The owner of the domain sets the record; it is looked for until it is there. */
export class ManualDns extends DnsChallengeDriver {
  constructor(private readonly resolver: DomainResolver) {
    super();
  }

  override async set({ name, value }: ChallengeRecord, show: Show): Promise<void> {
    await show({ name, value });
    for (let look = 0; look < LOOKS; look++) {
      const found = await this.resolver.txt(name).catch((): string[] => []);
      if (found.includes(value)) return;
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    }
    throw new Error(`The TXT record at ${name} was not set in time.`);
  }

  override async remove(_record: ChallengeRecord, show: Show): Promise<void> {
    await show(null);
  }
}

/** Sets records by dynamic update (RFC 2136), signed with TSIG, through BIND's `nsupdate`. */
export class DynamicDns extends DnsChallengeDriver {
  constructor(
    private readonly server: string,
    private readonly keyFile: string | undefined,
  ) {
    super();
  }

  override async set({ name, value }: ChallengeRecord): Promise<void> {
    await this.#update(`update add ${name}. ${TTL_S} TXT "${value}"`);
  }

  override async remove({ name, value }: ChallengeRecord): Promise<void> {
    await this.#update(`update delete ${name}. TXT "${value}"`);
  }

  async #update(line: string): Promise<void> {
    const key = this.keyFile === undefined ? [] : ['-k', this.keyFile];
    const input = `server ${this.server}\n${line}\nsend\n`;
    await runCommand('nsupdate', [...key, '-t', '15'], { input, deadlineMs: UPDATE_MS });
  }
}

/** The driver that the settings name. */
@Injectable()
export class DnsChallenges extends DnsChallengeDriver {
  readonly #driver: DnsChallengeDriver;

  constructor(settings: LaunchpadSettings, resolver: DomainResolver) {
    super();
    const { ACME_DNS_DRIVER, ACME_DNS_SERVER, ACME_DNS_KEY_FILE } = settings.config;
    this.#driver =
      ACME_DNS_DRIVER === 'rfc2136' && ACME_DNS_SERVER !== undefined
        ? new DynamicDns(ACME_DNS_SERVER, ACME_DNS_KEY_FILE)
        : new ManualDns(resolver);
  }

  override set(record: ChallengeRecord, show: Show): Promise<void> {
    return this.#driver.set(record, show);
  }

  override remove(record: ChallengeRecord, show: Show): Promise<void> {
    return this.#driver.remove(record, show);
  }
}
