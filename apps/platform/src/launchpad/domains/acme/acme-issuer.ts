import { readFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import acme, { type Client } from 'acme-client';
import { DataSource } from 'typeorm';
import { EdgeClient } from '../../edge/edge-client.js';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import { SecretBox } from '../../secrets/secret-box.js';
import type { ChallengeRecord } from './certificate.entity.js';
import { AcmeAccountEntity } from './certificate.entity.js';
import { DnsChallenges } from './dns-challenges.js';

const POLL_MS = 500;
const LONGEST_POLL_MS = 15_000;
const POLLS = 30;

/** A certificate as it was issued. */
export interface IssuedCertificate {
  readonly chain: string;
  readonly key: string;
}

/** What an order needs to know. */
export interface CertificateOrder {
  readonly host: string;
  readonly challenge: 'http-01' | 'dns-01';
  /** Called with the record that has to be set by hand; with null once it is needed no more. */
  readonly showRecord: (record: ChallengeRecord | null) => Promise<void>;
}

/** Orders certificates by ACME (RFC 8555). */
@Injectable()
export class AcmeIssuer {
  #client: Promise<Client> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly edge: EdgeClient,
    private readonly dns: DnsChallenges,
    private readonly box: SecretBox,
    private readonly settings: LaunchpadSettings,
    private readonly clock: Clock,
  ) {}

  /** Whether the installation has an authority. */
  get isOn(): boolean {
    return this.settings.config.ACME_DIRECTORY_URL !== undefined;
  }

  /** Orders a certificate with a new key. Throws with the authority's words when it refuses. */
  async issue({ host, challenge, showRecord }: CertificateOrder): Promise<IssuedCertificate> {
    this.#client ??= this.#open();
    const client = await this.#client.catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    const privateKey = await acme.crypto.createPrivateEcdsaKey();
    const [key, csr] = await acme.crypto.createCsr({ altNames: [host] }, privateKey);
    const { ACME_EMAIL: email } = this.settings.config;
    const chain = await client.auto({
      csr,
      ...(email !== undefined && { email }),
      termsOfServiceAgreed: true,
      challengePriority: [challenge],
      // The authority looks for itself; this machine may see itself under other addresses.
      skipChallengeVerification: true,
      challengeCreateFn: async (authorization, given, proof) => {
        if (given.type === 'http-01') {
          return this.edge.putChallenge(authorization.identifier.value, given.token, proof);
        }
        const record = { name: `_acme-challenge.${authorization.identifier.value}`, value: proof };
        await this.dns.set(record, showRecord);
      },
      challengeRemoveFn: async (authorization, given, proof) => {
        if (given.type === 'http-01') return this.edge.removeChallenge(given.token);
        const record = { name: `_acme-challenge.${authorization.identifier.value}`, value: proof };
        await this.dns.remove(record, showRecord);
      },
    });
    return { chain, key: key.toString() };
  }

  async #open(): Promise<Client> {
    const { ACME_DIRECTORY_URL: directoryUrl = '', ACME_CA_FILE: caFile } = this.settings.config;
    if (caFile !== undefined) {
      acme.axios.defaults.httpsAgent = new Agent({ ca: await readFile(caFile) });
    }
    const account = await this.#account(directoryUrl);
    const accountKey = this.box.open(account.keySealed, directoryUrl);
    return new acme.Client({
      directoryUrl,
      accountKey,
      backoffAttempts: POLLS,
      backoffMin: POLL_MS,
      backoffMax: LONGEST_POLL_MS,
    });
  }

  /** One account for the whole installation, whichever process needs it first. */
  async #account(directoryUrl: string): Promise<AcmeAccountEntity> {
    const { manager } = this.dataSource;
    const key = (await acme.crypto.createPrivateEcdsaKey()).toString();
    const values = { directoryUrl, keySealed: this.box.seal(key, directoryUrl) };
    await manager
      .createQueryBuilder()
      .insert()
      .into(AcmeAccountEntity)
      .values({ ...values, createdAt: this.clock.now() })
      .orIgnore()
      .execute();
    return manager.findOneByOrFail(AcmeAccountEntity, { directoryUrl });
  }
}
