import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { Signature } from '@skydeck/secret-box';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfig } from '../auth.config.js';
import { keyOrigin } from '../derive-key.js';
import { CLIENT_DEVICE } from '../factors/policy/client-of-request.js';
import { cookieOwner } from '../oidc-provider/provider-configuration.js';
import { Settings } from '../settings.module.js';

const LIFE_S = 90 * 86_400;

/** Remembers in a browser that a second factor was given there, for projects that ask for that. */
@Injectable()
export class DeviceCookies {
  readonly #signature: Signature;
  readonly #isSecure: boolean;

  constructor(@Settings() config: AuthConfig) {
    this.#signature = new Signature(keyOrigin(config, 'devices of sign-in pages'));
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
    const mac = this.#signature.of(`${tenant}\0${token}`).toString('base64url');
    const value = `${token}.${mac}`;
    const rules = `Path=/; Max-Age=${LIFE_S}; HttpOnly; SameSite=Lax`;
    const secure = this.#isSecure ? '; Secure' : '';
    reply.header('set-cookie', `${this.#nameOf(tenant)}=${value}; ${rules}${secure}`);
  }

  #read(tenant: Tenant, cookies: string): string | null {
    const start = `${this.#nameOf(tenant)}=`;
    const pair = cookies.split(/;\s*/).find((each) => each.startsWith(start));
    const [token = '', mac = ''] = pair?.slice(start.length).split('.') ?? [];
    const isOurs = this.#signature.isWritten(`${tenant}\0${token}`, mac, 'base64url');
    return isOurs ? token : null;
  }

  #nameOf(tenant: Tenant): string {
    return `${this.#isSecure ? '__Host-' : ''}device_${cookieOwner(tenant)}`;
  }
}
