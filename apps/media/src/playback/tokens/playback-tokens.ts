import type { Tenant } from '@skydeck/auth-guard';
import { acceptedKeys } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { errors, importJWK, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { SigningKeyEntity } from '../keys/signing-key.entity.js';
import { PlaybackErrors } from '../playback.errors.js';

/** The `kid` of tokens that were asked of the service. */
const OWN = 'skydeck';
/** Another process may have deleted a key. */
const BELIEVED_MS = 5000;
const MOST_KEYS = 5000;

type Key = Awaited<ReturnType<typeof importJWK>>;

/** Of what a token is to be the proof. */
export interface Played {
  readonly id: string;
  readonly tenant: Tenant;
}

/** JSON Web Tokens (RFC 7519) that let somebody play: made here, or by projects with keys of theirs. */
export class PlaybackTokens {
  readonly #secrets: readonly [current: Buffer, ...previous: Buffer[]];
  readonly #keys = new LRUCache<string, { key: Key | null; untilMs: number }>({ max: MOST_KEYS });

  constructor(
    secret: string,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.#secrets = acceptedKeys({ secret, purpose: 'playback tokens v1', salt: 'skydeck' });
  }

  /** A token for one playback id that ends at a moment, to the second. */
  issue(playbackId: string, expiresAt: Date): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: OWN })
      .setSubject(playbackId)
      .setIssuedAt(this.clock.now())
      .setExpirationTime(expiresAt)
      .sign(this.#secrets[0]);
  }

  /** When a token ends that is good for a playback id. @throws `playback.token_invalid` */
  async check(token: string, played: Played): Promise<Date> {
    try {
      return await this.#check(token, played, this.#secrets);
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw PlaybackErrors.token_invalid({ cause: error });
    }
  }

  /** The secret in force comes first; those before are asked only about what it has not signed. */
  async #check(
    token: string,
    { id, tenant }: Played,
    [secret, ...previous]: readonly [Buffer, ...Buffer[]],
  ): Promise<Date> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.#keyOf(header, tenant, secret), {
        subject: id,
        requiredClaims: ['exp', 'sub'],
        algorithms: ['HS256', 'ES256'],
        currentDate: this.clock.now(),
      });
      return new Date((payload.exp ?? 0) * 1000);
    } catch (error) {
      const [next, ...others] = previous;
      if (!next || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      return this.#check(token, { id, tenant }, [next, ...others]);
    }
  }

  async #keyOf(
    { kid, alg }: JWTHeaderParameters,
    tenant: Tenant,
    secret: Buffer,
  ): Promise<Key | Uint8Array> {
    if (kid === OWN && alg === 'HS256') return secret;
    const key = alg === 'ES256' && kid !== undefined ? await this.#keyOfProject(kid, tenant) : null;
    if (!key) throw new errors.JWSInvalid('It names no key of the project.');
    return key;
  }

  async #keyOfProject(id: string, tenant: Tenant): Promise<Key | null> {
    const name = `${tenant} ${id}`;
    const nowMs = this.clock.now().getTime();
    const known = this.#keys.get(name);
    if (known && Math.abs(known.untilMs - nowMs) <= BELIEVED_MS && nowMs < known.untilMs) {
      return known.key;
    }
    const row = await this.dataSource.getRepository(SigningKeyEntity).findOneBy({ tenant, id });
    const key = row && (await importJWK({ ...row.publicJwk }, 'ES256'));
    this.#keys.set(name, { key, untilMs: nowMs + BELIEVED_MS });
    return key;
  }
}
