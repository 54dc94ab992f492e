import { filled, html } from '../../hosted-pages/html.js';
import { alertOf, contactField, form, more, proof } from './sign-in-fields.js';
import type { View, ViewOf } from './view.js';

/** Asks who somebody is, or lets somebody else say it: a provider, or a passkey. */
export function identifyView(of: ViewOf): View {
  const { t, app, own } = of;
  const lead = filled(own.lead ?? t.toContinue, { app: html`<strong>${app}</strong>` });
  return {
    title: t.signIn,
    content: html`<h1>${own.title ?? t.signIn}</h1>
      <p class="lead">${lead}</p>
      ${alertOf(of)}
      ${form(
        of,
        html`${contactField(of, of.typed['contact'] ?? '')}
          <button class="main">${t.continue}</button>`,
      )}
      ${of.isPasskeyOffered && passkey(of)} ${of.providers.length > 0 && providers(of)}
      ${more(of, t.newHere, 'sign-up', t.createAccount)}
      ${own.note !== undefined && html`<p class="hint note">${own.note}</p>`}`,
  };
}

const passkey = (of: ViewOf) =>
  html`<div data-needs-passkeys hidden>
    <form method="post" class="next">
      ${proof(of)}
      <button class="second" name="action" value="passkey">${of.t.withPasskey}</button>
    </form>
  </div>`;

const providers = ({ t, providers: shown }: ViewOf) =>
  html`<p class="or">${t.or}</p>
    ${shown.map(
      ({ name, path }) =>
        html`<a class="button second" href="${path}">${filled(t.withProvider, { name })}</a>`,
    )}`;
