import { X509Certificate } from 'node:crypto';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SecretBox } from '../../secrets/secret-box.js';
import { DomainEntity } from '../domain.entity.js';
import { DomainHistory } from '../domain-history.js';
import { AcmeIssuer } from './acme-issuer.js';
import { CertificateEntity } from './certificate.entity.js';
import { CertificateMetrics } from './certificate-metrics.js';
import { orderPauseMs, renewalAt } from './renewal.js';

const LEASE_MS = 20 * 60_000;
const LONGEST_PROBLEM = 500;
const AT_ONCE = 4;

/** Takes one order that is due and that nobody works on. */
const CLAIM = `
  update app_certificate set status = 'issuing', epoch = epoch + 1, lease_until = $2
  where domain_id = (
    select certificate.domain_id from app_certificate certificate
    join app_domain on app_domain.id = certificate.domain_id and app_domain.status = 'verified'
    where certificate.next_at <= $1
      and (certificate.lease_until is null or certificate.lease_until < $1)
    order by certificate.next_at limit 1 for update of certificate skip locked)
  returning domain_id as id, epoch`;

/** Orders certificates that are due: first ones, and new ones before the old end. */
@Injectable()
export class Certificates {
  readonly #logger = new Logger(Certificates.name);
  readonly #working = new Set<Promise<void>>();
  /** Called after each certificate that was issued. */
  onIssued: () => void = () => undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly issuer: AcmeIssuer,
    private readonly box: SecretBox,
    private readonly history: DomainHistory,
    private readonly metrics: CertificateMetrics,
    private readonly clock: Clock,
  ) {}

  /** Begins what is due, a few at once. It does not wait for authorities. */
  async orderDue(): Promise<void> {
    if (!this.issuer.isOn) return;
    while (this.#working.size < AT_ONCE) {
      const now = this.clock.now();
      const lease = new Date(now.getTime() + LEASE_MS);
      const [rows] = await this.dataSource.query<[{ id: string; epoch: number }[], number]>(CLAIM, [
        now,
        lease,
      ]);
      const [claim] = rows;
      if (!claim) return;
      const work = this.#order(claim.id, claim.epoch)
        .catch((error: unknown) => {
          this.#logger.error({ msg: 'an order of a certificate broke off', err: error });
        })
        .finally(() => this.#working.delete(work));
      this.#working.add(work);
    }
  }

  /** Somebody waits for the certificate of a host: a first order that has not failed comes now. */
  async hurry(host: string): Promise<void> {
    await this.dataSource.query(
      `update app_certificate set next_at = $2
       where host in ($1, $3) and status = 'waiting' and next_at > $2`,
      [host, this.clock.now(), `*${host.slice(host.indexOf('.'))}`],
    );
  }

  async #order(domainId: string, epoch: number): Promise<void> {
    const { manager } = this.dataSource;
    const domain = await manager.findOneByOrFail(DomainEntity, { id: domainId });
    const mine = { domainId, epoch };
    try {
      const { chain, key } = await this.issuer.issue({
        host: domain.host,
        challenge: domain.challenge,
        showRecord: async (record) => {
          await manager.update(CertificateEntity, mine, { record: record ?? (() => 'null') });
        },
      });
      await this.#issued(domain, epoch, chain, key);
      this.onIssued();
    } catch (error) {
      await this.#failed(domain, epoch, error as Error);
    }
  }

  async #issued(domain: DomainEntity, epoch: number, chain: string, key: string): Promise<void> {
    const { validFromDate, validToDate, fingerprint256 } = new X509Certificate(chain);
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        CertificateEntity,
        { domainId: domain.id, epoch },
        {
          status: 'issued',
          chain,
          keySealed: this.box.seal(key, domain.id),
          fingerprint: fingerprint256,
          notBefore: validFromDate,
          notAfter: validToDate,
          nextAt: renewalAt(validFromDate, validToDate, Math.random()),
          leaseUntil: null,
          attempts: 0,
          problem: null,
        },
      );
      if (affected === 1) await this.history.tell(manager, 'certificate_issued', domain);
    });
    this.metrics.ended('issued');
  }

  async #failed(domain: DomainEntity, epoch: number, error: Error): Promise<void> {
    this.metrics.ended('failed');
    const problem = error.message.slice(0, LONGEST_PROBLEM);
    this.#logger.warn({ msg: 'a certificate was not issued', host: domain.host, problem });
    await this.dataSource.transaction(async (manager) => {
      const mine = { domainId: domain.id, epoch };
      const row = await manager.findOneBy(CertificateEntity, mine);
      if (!row) return;
      const pause = orderPauseMs(row.attempts, Math.random());
      await manager.update(CertificateEntity, mine, {
        // The present certificate is served for as long as it lasts.
        status: 'failed',
        problem,
        attempts: row.attempts + 1,
        nextAt: new Date(this.clock.now().getTime() + pause),
        leaseUntil: null,
      });
      await this.history.tell(manager, 'certificate_failed', domain);
    });
  }
}
