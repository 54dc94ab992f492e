import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfig } from '../auth.config.js';
import { deriveKey } from '../derive-key.js';
import { CLIENT_DEVICE } from '../factors/policy/client-of-request.js';
import { cookieOwner } from '../oidc-provider/provider-configuration.js';
import { Settings } from '../settings.module.js';

const LIFE_S = 90 * 86_400;

/** Remembers in a browser that a second factor was given there, for projects that ask for that. */
@Injectable()
export class DeviceCookies {
  readonly #key: Buffer;
  readonly #isSecure: boolean;

  constructor(@Settings() config: AuthConfig) {
    this.#key = deriveKey(config, 'devices of sign-in pages');
    this.#isSecure = config.AUTH_URL.startsWith('https:');
  }

  /** Lets the policy see which device it is: that of the cookie, whatever else was sent. */
  show(tenant: Tenant, request: FastifyRequest): void {
    const token = this.#read(tenant, request.headers.cookie ?? '');
    if (token === null) delete request.headers[CLIENT_DEVICE];
    else request.headers[CLIENT_DEVICE] = token;
  }

  /** Gives the browser what it shows the next time. */
  keep(tenant: Tenant, reply: FastifyReply, token: string): void {
    const value = `${token}.${this.#sign(tenant, token)}`;
    const rules = `Path=/; Max-Age=${LIFE_S}; HttpOnly; SameSite=Lax`;
    const secure = this.#isSecure ? '; Secure' : '';
    reply.header('set-cookie', `${this.#nameOf(tenant)}=${value}; ${rules}${secure}`);
  }

  #read(tenant: Tenant, cookies: string): string | null {
    const start = `${this.#nameOf(tenant)}=`;
    const pair = cookies.split(/;\s*/).find((each) => each.startsWith(start));
    const [token = '', mac = ''] = pair?.slice(start.length).split('.') ?? [];
    const [right, given] = [Buffer.from(this.#sign(tenant, token)), Buffer.from(mac)];
    return right.length === given.length && timingSafeEqual(right, given) ? token : null;
  }

  #sign(tenant: Tenant, token: string): string {
    return createHmac('sha256', this.#key).update(`${tenant}\0${token}`).digest('base64url');
  }

  #nameOf(tenant: Tenant): string {
    return `${this.#isSecure ? '__Host-' : ''}device_${cookieOwner(tenant)}`;
  }
}
