import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { EdgeRefused } from '../../edge/edge-answers.js';
import { EdgeClient } from '../../edge/edge-client.js';
import { SecretBox } from '../../secrets/secret-box.js';
import { CertificateEntity } from './certificate.entity.js';

/** Keeps the certificates of the edge in agreement with the rows. */
@Injectable()
export class EdgeCertificates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly edge: EdgeClient,
    private readonly box: SecretBox,
  ) {}

  /** Sends what is missing or older, and takes away what belongs to no domain any more. */
  async sync(): Promise<void> {
    try {
      await this.#sync();
    } catch (error) {
      // The edge is away; it keeps what it had, and is compared again later.
      if (!(error instanceof EdgeRefused)) throw error;
    }
  }

  async #sync(): Promise<void> {
    const held = new Map(
      (await this.edge.certificates()).map(({ host, fingerprint }) => [host, fingerprint]),
    );
    const { manager } = this.dataSource;
    const rows = await manager.find(CertificateEntity, {
      where: { chain: Not(IsNull()) },
      select: { domainId: true, host: true, fingerprint: true },
    });
    const missing = rows.filter(({ host, fingerprint }) => held.get(host) !== fingerprint);
    const ids = missing.map(({ domainId }) => domainId);
    const full =
      ids.length === 0 ? [] : await manager.findBy(CertificateEntity, { domainId: In(ids) });
    for (const { domainId, host, chain, keySealed } of full) {
      if (chain === null || keySealed === null) continue;
      await this.edge.putCertificate(host, chain, this.box.open(keySealed, domainId));
    }
    const known = new Set(rows.map(({ host }) => host));
    for (const host of held.keys()) if (!known.has(host)) await this.edge.removeCertificate(host);
  }
}
