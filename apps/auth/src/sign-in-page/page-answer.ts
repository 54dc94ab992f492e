import type { Tenant } from '@skydeck/auth-guard';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Writer } from '../hosted-pages/hosted-pages.js';
import type { WantedLanguages } from '../hosted-pages/texts/page-language.js';
import type { SignInRequest } from './sign-in-interactions.js';
import type { TypedForm } from './steps/typed-form.js';
import { movingOnView, overView } from './views/chooser-views.js';

/** A request to the page. */
export interface PageRequest {
  readonly tenant: Tenant;
  readonly uid: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What was sent, if anything. */
  readonly form?: TypedForm | undefined;
}

/** What the page answers: itself, or where the browser goes. */
export type PageAnswer =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly write: Writer;
      readonly wanted: WantedLanguages;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** A sign-in that is over, or was begun in another browser. */
export const over = ({ headers }: FastifyRequest): PageAnswer => ({
  kind: 'page',
  status: 410,
  write: overView,
  wanted: { acceptLanguage: headers['accept-language'] },
});

export const redirect = (to: string): PageAnswer => ({ kind: 'redirect', to });

/** Goes on by a request that no form has led to, so that no form's targets hold it back. */
export const movingOn = (asked: SignInRequest, next: string): PageAnswer => ({
  kind: 'page',
  status: 200,
  write: (t) => ({ ...movingOnView(t, next), next }),
  wanted: wantedIn(asked),
});

/** What somebody reads. */
export const wantedIn = ({ interaction, request }: SignInRequest): WantedLanguages => ({
  uiLocales: interaction.params['ui_locales'],
  acceptLanguage: request.headers['accept-language'],
});

/** Whose sign-in it is. */
export const nameOf = ({ tenant, interaction: { uid } }: SignInRequest) => ({ tenant, uid });

/** A parameter of what the app has asked. */
export function textOf({ interaction }: SignInRequest, name: string): string {
  const value = interaction.params[name];
  return typeof value === 'string' ? value : '';
}
