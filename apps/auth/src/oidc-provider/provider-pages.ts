import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { HostedPages, type Writer } from '../hosted-pages/hosted-pages.js';
import {
  confirmCode,
  deviceDone,
  enterCode,
  failed,
  signedOut,
  signOut,
} from './provider-views.js';

type Pages = Pick<Configuration, 'renderError' | 'features'>;
type Features = NonNullable<Configuration['features']>;
type TokenPolicy = NonNullable<NonNullable<Features['revocation']>['allowedPolicy']>;

/** The pages that the library shows by itself, in the looks of the project. */
@Injectable()
export class ProviderPages {
  constructor(private readonly pages: HostedPages) {}

  /** The features of a provider, with their pages. */
  of(tenant: Tenant): Pages {
    const show = async (ctx: KoaContextWithOIDC, write: Writer) => {
      // What is wrong may be wrong before the library has read a request.
      const uiLocales = (ctx.oidc as typeof ctx.oidc | undefined)?.params?.['ui_locales'];
      const wanted = { uiLocales, acceptLanguage: ctx.get('accept-language') };
      const { body, headers } = await this.pages.render(tenant, write, wanted);
      ctx.set({ ...headers });
      ctx.body = body;
    };
    return {
      renderError: (ctx, { error, error_description: detail }) => show(ctx, failed(error, detail)),
      features: {
        devInteractions: { enabled: false },
        dPoP: { enabled: false },
        resourceIndicators: { enabled: false },
        revocation: { enabled: true, allowedPolicy: isOwnToken },
        introspection: {
          enabled: true,
          allowedPolicy: (_ctx, client, token) =>
            token.clientId === client.clientId ||
            (client.clientAuthMethod !== 'none' && !client['is_third_party']),
        },
        pushedAuthorizationRequests: { enabled: true },
        rpInitiatedLogout: {
          enabled: true,
          logoutSource: (ctx, form) => show(ctx, signOut(ctx, form)),
          postLogoutSuccessSource: (ctx) => show(ctx, signedOut),
        },
        deviceFlow: {
          enabled: true,
          charset: 'base-20',
          mask: '****-****',
          userCodeInputSource: (ctx, form, _out, error) => show(ctx, enterCode(form, error)),
          userCodeConfirmSource: (ctx, form, client, _info, code) =>
            show(ctx, confirmCode(form, client.clientName ?? client.clientId, code)),
          successSource: (ctx) => show(ctx, deviceDone),
        },
      },
    };
  }
}

/** @see https://www.rfc-editor.org/rfc/rfc7009#section-2.1 */
const isOwnToken: TokenPolicy = (_ctx, client, token) => {
  if (token.clientId === client.clientId) return true;
  throw new errors.InvalidRequest('the token was given to another client');
};
