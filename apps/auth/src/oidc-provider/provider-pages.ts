import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { html, Html, NOTHING } from '../hosted-pages/html.js';
import { HostedPages } from '../hosted-pages/hosted-pages.js';
import type { Page } from '../hosted-pages/page.js';

type Pages = Pick<Configuration, 'renderError' | 'features'>;
type Features = NonNullable<Configuration['features']>;
type TokenPolicy = NonNullable<NonNullable<Features['revocation']>['allowedPolicy']>;

/** The pages that the library shows by itself, in the looks of the project. */
@Injectable()
export class ProviderPages {
  constructor(private readonly pages: HostedPages) {}

  /** The features of a provider, with their pages. */
  of(tenant: Tenant): Pages {
    const show = async (ctx: KoaContextWithOIDC, page: Page) => {
      const { body, headers } = await this.pages.render(tenant, page);
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
            show(ctx, confirmCode(form, client.clientName ?? 'A device', code)),
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

const ofLibrary = (form: string | undefined) => new Html(form ?? '');

function failed(error: string, detail: string | undefined): Page {
  return {
    title: 'This did not work',
    content: html`<h1>This did not work</h1>
      <p class="lead">
        The app sent you here with a request that cannot be answered. Go back to it and try again.
      </p>
      <p class="more"><code>${error}</code>${detail !== undefined && html`<br />${detail}`}</p>`,
  };
}

/** Browsers count the redirect back to the app as a target of the form. */
function targetsOf({ oidc }: KoaContextWithOIDC): string[] {
  const target = oidc.params?.['post_logout_redirect_uri'];
  return typeof target === 'string' ? [new URL(target).origin] : [];
}

function signOut(ctx: KoaContextWithOIDC, form: string | undefined): Page {
  return {
    title: 'Sign out',
    formTargets: targetsOf(ctx),
    content: html`<h1>Sign out?</h1>
      <p class="lead">You will be signed out of every app that you entered with this sign-in.</p>
      ${ofLibrary(form)}
      <div class="more">
        <button class="main" form="op.logoutForm" name="logout" value="yes">Sign out</button>
        <button class="second" form="op.logoutForm">Stay signed in</button>
      </div>`,
  };
}

const signedOut: Page = {
  title: 'Signed out',
  content: html`<h1>You are signed out</h1>
    <p class="lead">You can close this page.</p>`,
};

function enterCode(form: string | undefined, problem: unknown): Page {
  return {
    title: 'Connect a device',
    content: html`<h1>Connect a device</h1>
      <p class="lead">Enter the code that the device shows.</p>
      ${
        problem
          ? html`<p class="problem" role="alert">This code is not right, or is over.</p>`
          : NOTHING
      }
      ${ofLibrary(form?.replace(/ onfocus="[^"]*"/, ' aria-label="Code"'))}
      <div class="more"><button class="main" form="op.deviceInputForm">Continue</button></div>`,
  };
}

function confirmCode(form: string | undefined, name: string, code: string): Page {
  return {
    title: 'Connect a device',
    content: html`<h1>Is this your device?</h1>
      <p class="lead">
        <strong>${name}</strong> shows the code <strong>${code}</strong>. Only go on if you have
        just started this yourself.
      </p>
      ${ofLibrary(form)}
      <div class="more">
        <button class="main" form="op.deviceConfirmForm">It is mine</button>
        <button class="second" form="op.deviceConfirmForm" name="abort" value="yes">Cancel</button>
      </div>`,
  };
}

const deviceDone: Page = {
  title: 'Device connected',
  content: html`<h1>Your device is connected</h1>
    <p class="lead">You can close this page and go on there.</p>`,
};
