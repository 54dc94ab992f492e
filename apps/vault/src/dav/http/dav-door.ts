import { CommonErrors } from '@skydeck/errors';
import { MemoryRateLimiter, policyOf } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { SpaceAccess } from '../../spaces/space-access.js';
import type { AppPasswordEntity } from '../app-passwords/app-password.entity.js';
import { AppPasswordLogin } from '../app-passwords/app-password-login.js';
import { DavFault } from '../protocol/dav-fault.js';
import type { DavMount } from './dav-mounts.js';
import type { DavSession } from './dav-session.js';

const READING = new Set(['GET', 'HEAD', 'PROPFIND', 'REPORT', 'OPTIONS']);

/** Programs that synchronise ask much, and at once. */
const POLICY = policyOf('dav', 6000, 2000);

/** Whether requests of one password are counted; `RATE_LIMIT_PER_MINUTE=0` says no. */
export class DavLimits {
  constructor(readonly areOff: boolean) {}
}

/** Somebody at the door, who was not let in yet. */
export interface DavCaller {
  readonly method: string;
  readonly authorization: string | undefined;
  readonly address: string;
}

/** Lets requests in that name an app password. */
@Injectable()
export class DavDoor {
  readonly #limiter = new MemoryRateLimiter();

  constructor(
    private readonly login: AppPasswordLogin,
    private readonly spaces: SpaceAccess,
    private readonly limits: DavLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws DavFault 401 and 403, `rate_limited`, `space.not_found`, `space.role_too_low` */
  async enter(
    { method, authorization, address }: DavCaller,
    { products }: Pick<DavMount, 'products'>,
  ): Promise<DavSession> {
    const password = await this.login.find(authorization, address);
    if (!password) throw new DavFault(401, 'Name an app password.');
    this.#count(password);
    if (!products.some((product) => password.products.includes(product))) {
      throw new DavFault(403, 'This app password does not open it.');
    }
    const mayWrite = password.rights === 'write';
    const isWriting = !READING.has(method);
    if (isWriting && !mayWrite) throw new DavFault(403, 'This app password may only read.');
    const actor = password.userId ?? undefined;
    const space = await this.spaces.resolve(
      { tenant: password.projectId },
      password.spaceId,
      isWriting ? 'write' : 'read',
      actor,
    );
    const { id: passwordId, name } = password;
    return { passwordId, name, space, actor, products: password.products, mayWrite };
  }

  #count({ id }: AppPasswordEntity): void {
    if (this.limits.areOff) return;
    const limit = { key: `app_password:${id}`, policy: POLICY };
    const decision = this.#limiter.take([limit], this.clock.now().getTime());
    if (decision.isAllowed) return;
    throw CommonErrors.rate_limited({ retryAfterS: decision.retryAfterS });
  }
}
