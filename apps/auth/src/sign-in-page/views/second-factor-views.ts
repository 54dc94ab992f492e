import { filled, type Html, html } from '../../hosted-pages/html.js';
import type { Choice, FactorFlow, SecondFactorFlow } from '../second-factor-flow.js';
import { enrolPasskeyView, enrolView } from './enrol-views.js';
import { passkeyView } from './passkey-view.js';
import { action, alertOf, codeField, field, form, invalid } from './sign-in-fields.js';
import type { View, ViewOf } from './view.js';

/** The page of a step of the second half. */
export function secondFactorView(flow: SecondFactorFlow, of: ViewOf): View {
  if (flow.step === 'enrol') return enrolView(flow, of);
  if (flow.step === 'enrol-passkey') return enrolPasskeyView(flow, of);
  const { chosen, options } = flow;
  if (!chosen) return recovery(flow, of);
  if (chosen.type === 'totp') return app(flow, of);
  if (chosen.type !== 'passkey') return delivered(flow, chosen, of);
  const others = otherWays(flow, of);
  return passkeyView(of, { kind: 'get', options: options ?? {}, others });
}

function app(flow: FactorFlow, of: ViewOf): View {
  const { t } = of;
  return {
    title: t.secondStep,
    content: html`<h1>${t.oneMoreStep}</h1>
      <p class="lead">${t.appLead}</p>
      ${alertOf(of)} ${codeForm(of)} ${otherWays(flow, of)}`,
  };
}

function delivered(flow: FactorFlow, chosen: Choice, of: ViewOf): View {
  const { t } = of;
  const isSent = flow.challengeId !== null;
  const send = html`<button class="main" name="action" value="use:${chosen.id}">
    ${t.sendCode}
  </button>`;
  const to = html`<strong>${chosen.to}</strong>`;
  return {
    title: t.secondStep,
    content: html`<h1>${t.oneMoreStep}</h1>
      <p class="lead">${filled(isSent ? t.codeSent : t.willSend, { to })}</p>
      ${alertOf(of)} ${isSent ? codeForm(of) : form(of, send)} ${otherWays(flow, of)}`,
  };
}

const codeForm = (of: ViewOf) =>
  form(of, html`${codeField(of, 6)}<button class="main">${of.t.continue}</button>`);

function recovery(flow: FactorFlow, of: ViewOf): View {
  const { t } = of;
  const input = html`<input
    id="code"
    name="code"
    autocomplete="off"
    autocapitalize="none"
    spellcheck="false"
    maxlength="64"
    required
    autofocus
    ${invalid(of, 'code')}
  />`;
  return {
    title: t.recoveryCode,
    content: html`<h1>${t.recoveryTitle}</h1>
      <p class="lead">${t.recoveryLead}</p>
      ${alertOf(of)}
      ${form(
        of,
        html`${field({ name: 'code', label: t.recoveryCode, hint: t.recoveryHint, input })}
          <button class="main">${t.continue}</button>`,
      )}
      ${otherWays(flow, of)}`,
  };
}

const TEXTS = { totp: 'useApp', sms: 'textTo', email: 'mailTo', passkey: 'usePasskey' } as const;

function otherWays({ choices, chosen, hasRecoveryCodes }: FactorFlow, of: ViewOf): Html {
  const { t } = of;
  const others = choices.filter(({ id }) => id !== chosen?.id);
  const codes = hasRecoveryCodes && chosen;
  return html`<div class="more">
    ${others.map(
      ({ id, type, to }) =>
        html`<div ${type === 'passkey' && html`data-needs-passkeys hidden`}>
          ${action(of, `use:${id}`, t[TEXTS[type]].replace('{to}', to ?? ''))}
        </div>`,
    )}
    ${codes && html`<div>${action(of, 'recovery', t.recoveryTitle)}</div>`}
    <div>${action(of, 'restart', t.startAgain)}</div>
  </div>`;
}
