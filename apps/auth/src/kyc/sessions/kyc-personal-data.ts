import { Injectable } from '@nestjs/common';
import { Audit } from '@skydeck/audit';
import { DataSource } from 'typeorm';
import { type KycPersonalData, SealedIdentities, toDocument } from './kyc-identity.schema.js';
import { Claims } from './kyc-session-fields.js';
import type { KycSessionEntity } from './kyc-session.entity.js';
import { KycVault } from './kyc-vault.js';

/** Opens what is personal, and writes down each look. */
@Injectable()
export class KycPersonalDataReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: KycVault,
    private readonly audit: Audit,
  ) {}

  /** What a session knows of its person; empty when it was redacted. */
  async read(session: KycSessionEntity): Promise<KycPersonalData> {
    const { id, tenant } = session;
    await this.dataSource.transaction((manager) =>
      this.audit.record(manager, { tenant, action: 'kyc_session.view', target: id }),
    );
    const identity = this.vault.openJson(session, session.identity, 'identity');
    const claims = this.vault.openJson(session, session.claims, 'claims');
    return {
      session_id: id,
      documents:
        identity === null ? [] : SealedIdentities.parse(identity).identities.map(toDocument),
      claims: claims === null ? null : Claims.parse(claims),
    };
  }
}
