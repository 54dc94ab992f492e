import { filled, Html, html } from '../../hosted-pages/html.js';
import type { EnrolFlow, EnrolPasskeyFlow } from '../second-factor-flow.js';
import { passkeyView } from './passkey-view.js';
import { action, alertOf, codeField, form } from './sign-in-fields.js';
import type { View, ViewOf } from './view.js';

/** Lets somebody add an authenticator app, who must have a second factor. */
export function enrolView({ secret, uri, qrSvg, hasOther }: EnrolFlow, of: ViewOf): View {
  const { t } = of;
  const parts = {
    app: html`<strong>${of.app}</strong>`,
    open: html`<a href="${uri}">${t.openHere}</a>`,
  };
  const key = html`<code class="secret">${secret}</code>`;
  return {
    title: t.protect,
    content: html`<h1>${t.protect}</h1>
      <p class="lead">${filled(t.protectLead, parts)}</p>
      <div class="qr" role="img" aria-label="${t.qrLabel}">${new Html(qrSvg)}</div>
      <p class="hint">${filled(t.typeKey, { key })}</p>
      ${alertOf(of)}
      ${form(of, html`${codeField(of, 6)}<button class="main">${t.continue}</button>`)}
      ${
        hasOther &&
        html`<div class="more" data-needs-passkeys hidden>
          ${action(of, 'enrol-passkey', t.addPasskey)}
        </div>`
      }`,
  };
}

/** Lets somebody make a passkey, who must have a second factor. */
export const enrolPasskeyView = ({ options, hasOther }: EnrolPasskeyFlow, of: ViewOf): View =>
  passkeyView(of, {
    kind: 'create',
    options,
    others: html`<div class="more">
      ${hasOther && html`<div>${action(of, 'enrol-app', of.t.addApp)}</div>`}
      <div>${action(of, 'restart', of.t.startAgain)}</div>
    </div>`,
  });
