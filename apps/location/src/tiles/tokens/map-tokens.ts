import type { Tenant } from '@skydeck/auth-guard';
import { Signature } from '@skydeck/secret-box';
import { MapErrors } from '../map.errors.js';
import type { Shown } from '../served/tiles.js';

const SHAPE = /^mpt_([\w-]{1,6000})\.([\w-]{22})$/;
const MAC_BYTES = 16;

/** What a token lets somebody see. */
export interface Granted extends Shown {
  readonly origins: readonly string[];
  readonly endsAt: Date;
}

/** As it is written: t(enant), r(egion), o(rigins), e(nd in seconds). */
interface Written {
  readonly t: Tenant;
  readonly r?: string | undefined;
  readonly o: readonly string[];
  readonly e: number;
}

/**
 * Lets pages show the maps of a project: nothing is stored, so that a tile costs no look-up.
 * `mpt_<what it grants, in base64url>.<HMAC-SHA-256>`.
 */
export class MapTokens {
  readonly #signature: Signature;

  constructor(secret: string) {
    this.#signature = new Signature({ secret, purpose: 'map tokens v1', salt: 'skydeck' });
  }

  issue({ tenant, region, origins, endsAt }: Granted): string {
    const written: Written = {
      t: tenant,
      r: region,
      o: origins,
      e: Math.floor(endsAt.getTime() / 1000),
    };
    const text = Buffer.from(JSON.stringify(written)).toString('base64url');
    return `mpt_${text}.${this.#signature.of(text, MAC_BYTES).toString('base64url')}`;
  }

  /** @throws `map.token_invalid` */
  check(token: string, now: Date): Granted {
    const [, text = '', mac = ''] = SHAPE.exec(token) ?? [];
    const given = Buffer.from(mac, 'base64url');
    const isOurs = text !== '' && this.#signature.isOf(text, given, MAC_BYTES);
    if (!isOurs) throw MapErrors.token_invalid();
    const { t, r, o, e } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Written;
    const endsAt = new Date(e * 1000);
    if (now.getTime() >= endsAt.getTime()) throw MapErrors.token_invalid();
    return { tenant: t, region: r, origins: o, endsAt };
  }
}
