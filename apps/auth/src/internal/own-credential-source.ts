import { Injectable } from '@nestjs/common';
import {
  CredentialSource,
  type IssuedToken,
  type KeyRecord,
  type Membership,
} from '@skydeck/auth-guard';
import type { JSONWebKeySet } from 'jose';
import { KeysService } from '../keys/keys.service.js';
import { MembersService } from '../members/members.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SigningKeysService } from '../signing-keys/signing-keys.service.js';
import { TokenSigner } from '../signing-keys/token-signer.js';

/** Answers the guard of auth itself in its own process; other services ask over HTTP. */
@Injectable()
export class OwnCredentialSource extends CredentialSource {
  constructor(
    private readonly keys: KeysService,
    private readonly sessions: SessionsService,
    private readonly members: MembersService,
    private readonly signingKeys: SigningKeysService,
    private readonly signer: TokenSigner,
  ) {
    super();
  }

  key(sha256: string): Promise<KeyRecord | null> {
    return this.keys.introspect(sha256);
  }

  isSessionActive(sessionId: string): Promise<boolean> {
    return this.sessions.isActive(sessionId);
  }

  member(accountId: string, project: string): Promise<Membership | null> {
    return this.members.resolve(accountId, project);
  }

  async jwks(): Promise<JSONWebKeySet> {
    return this.signingKeys.jwks();
  }

  async serviceToken(): Promise<IssuedToken> {
    return this.signer.forService('auth');
  }
}
