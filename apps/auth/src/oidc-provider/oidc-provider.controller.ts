import { All, Controller, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, readBearer, type Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTenant } from '../project-signing-keys/project-jwks.controller.js';
import { type Form, ProviderRequest } from './provider-request.js';
import { Providers } from './providers.service.js';
import { OidcAccessTokens } from './tokens/oidc-access-tokens.js';

/** Stands for every token that is none of ours. */
const NO_TOKEN = 'none';
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Hands requests to the OpenID provider of a project. Keys are published by a route of their own.
 * @see https://openid.net/specs/openid-connect-core-1_0.html
 */
@ApiExcludeController()
@Public()
@Controller('p/:issuer')
export class OidcProviderController {
  constructor(
    private readonly providers: Providers,
    private readonly tokens: OidcAccessTokens,
  ) {}

  @All([
    '.well-known/openid-configuration',
    '.well-known/oauth-authorization-server',
    'oauth/:endpoint',
    'oauth/:endpoint/:part',
    'device',
    'device/:part',
  ])
  async handle(
    @Param('issuer') tenant: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isTenant(tenant)) throw CommonErrors.project_not_found();
    const provider = await this.providers.of(tenant);
    const asked = new ProviderRequest(request, new URL(provider.issuer));
    await this.#unwrap(tenant, asked);
    reply.hijack();
    reply.raw.setHeader('x-request-id', request.id);
    await provider.callback()(asked.asMessage(), reply.raw);
  }

  /** The library knows access tokens by their handles, which are good for nothing by themselves. */
  async #unwrap(tenant: Tenant, asked: ProviderRequest): Promise<void> {
    const { pathname } = new URL(asked.url, 'http://localhost');
    if (pathname === '/oauth/userinfo') {
      const token = readBearer(asked.headers.authorization);
      if (token !== null) {
        asked.headers.authorization = `Bearer ${await this.#handle(tenant, token)}`;
      }
      await asked.changeForm(async (form) => this.#replace(tenant, form, 'access_token'));
    }
    if (pathname === '/oauth/introspect' || pathname === '/oauth/revoke') {
      await asked.changeForm(async (form) =>
        JWT.test(String(form['token'])) ? this.#replace(tenant, form, 'token') : form,
      );
    }
  }

  async #replace(tenant: Tenant, form: Form, name: string): Promise<Form> {
    const token = form[name];
    if (typeof token !== 'string') return form;
    return { ...form, [name]: await this.#handle(tenant, token) };
  }

  async #handle(tenant: Tenant, token: string): Promise<string> {
    return (await this.tokens.handleOf(tenant, token)) ?? NO_TOKEN;
  }
}
