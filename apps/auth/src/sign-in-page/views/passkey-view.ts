import { filled, type Html, html } from '../../hosted-pages/html.js';
import { alertOf, proof, restart } from './sign-in-fields.js';
import type { View, ViewOf } from './view.js';

/** What the browser is to do: make a passkey, or use one. */
export interface PasskeyQuestion {
  readonly kind: 'create' | 'get';
  readonly options: object;
  /** What else somebody can do. */
  readonly others: Html;
}

/** Lets the browser ask for a passkey. Its script sends the form; see `passkey-script.ts`. */
export function passkeyView(of: ViewOf, { kind, options, others }: PasskeyQuestion): View {
  const { t } = of;
  const isNew = kind === 'create';
  const title = isNew ? t.newPasskeyTitle : t.passkeyTitle;
  const lead = isNew
    ? filled(t.newPasskeyLead, { app: html`<strong>${of.app}</strong>` })
    : t.passkeyLead;
  return {
    title,
    content: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      <noscript><p class="problem" role="alert">${t.passkeyNeedsScript}</p></noscript>
      ${alertOf(of)}
      <p class="problem" role="alert" data-passkey-problem hidden>${t.passkeyRefused}</p>
      <form method="post" data-passkey="${kind}" data-options="${JSON.stringify(options)}">
        ${proof(of)}<input type="hidden" name="credential" value="" />
        <button class="main">${t.continue}</button>
      </form>
      ${others}`,
  };
}

/** The page of a passkey that says itself whose it is. */
export const firstPasskeyView = (of: ViewOf, options: object): View =>
  passkeyView(of, {
    kind: 'get',
    options,
    others: html`<div class="more">${restart(of, of.t.startAgain)}</div>`,
  });
