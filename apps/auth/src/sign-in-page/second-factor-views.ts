import { Html, html } from '../hosted-pages/html.js';
import type { Choice, SecondFactorFlow } from './second-factor-flow.js';
import { action, alertOf, codeField, field, form, invalid } from './sign-in-fields.js';
import type { View, ViewOf } from './sign-in-views.js';

/** The page of a step of the second half. */
export function secondFactorView(flow: SecondFactorFlow, of: ViewOf): View {
  if (flow.step === 'enrol') return enrol(flow, of);
  if (!flow.chosen) return recovery(flow, of);
  return flow.chosen.type === 'totp' ? app(flow, of) : delivered(flow, flow.chosen, of);
}

type FactorFlow = Extract<SecondFactorFlow, { step: 'factor' }>;

function app(flow: FactorFlow, of: ViewOf): View {
  return {
    title: 'Second step',
    content: html`<h1>One more step</h1>
      <p class="lead">Enter the code that your authenticator app shows.</p>
      ${alertOf(of)} ${form(of, html`${codeField(of, 6)}<button class="main">Continue</button>`)}
      ${otherWays(flow, of)}`,
  };
}

function delivered(flow: FactorFlow, chosen: Choice, of: ViewOf): View {
  const send = html`<button class="main" name="action" value="use:${chosen.id}">
    Send a code
  </button>`;
  const isSent = flow.challengeId !== null;
  return {
    title: 'Second step',
    content: html`<h1>One more step</h1>
      <p class="lead">
        ${isSent ? 'We sent a code to' : 'We will send a code to'} <strong>${chosen.to}</strong>.
      </p>
      ${alertOf(of)}
      ${form(of, isSent ? html`${codeField(of, 6)}<button class="main">Continue</button>` : send)}
      ${otherWays(flow, of)}`,
  };
}

function recovery(flow: FactorFlow, of: ViewOf): View {
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
  const hint = 'Such as 07-k3f9x-m2q8r. Each is good once.';
  return {
    title: 'Recovery code',
    content: html`<h1>Use a recovery code</h1>
      <p class="lead">One of those that you have written down.</p>
      ${alertOf(of)}
      ${form(
        of,
        html`${field({ name: 'code', label: 'Recovery code', hint, input })}
          <button class="main">Continue</button>`,
      )}
      ${otherWays(flow, of)}`,
  };
}

function enrol(
  { secret, uri, qrSvg }: Extract<SecondFactorFlow, { step: 'enrol' }>,
  of: ViewOf,
): View {
  return {
    title: 'Protect your account',
    content: html`<h1>Protect your account</h1>
      <p class="lead">
        <strong>${of.app}</strong> asks for a second step. Scan this with an authenticator app, or
        <a href="${uri}">open it on this device</a>.
      </p>
      <div class="qr" role="img" aria-label="Picture to scan with an authenticator app">
        ${new Html(qrSvg)}
      </div>
      <p class="hint">Or type this key: <code class="secret">${secret}</code></p>
      ${alertOf(of)} ${form(of, html`${codeField(of, 6)}<button class="main">Continue</button>`)}`,
  };
}

const NAMES = { totp: 'Use the authenticator app', sms: 'Text a code', email: 'E-mail a code' };

function otherWays({ choices, chosen, hasRecoveryCodes }: FactorFlow, of: ViewOf): Html {
  const others = choices.filter(({ id }) => id !== chosen?.id);
  return html`<div class="more">
    ${others.map(
      ({ id, type, to }) =>
        html`<div>${action(of, `use:${id}`, NAMES[type])}${to !== null && html` to ${to}`}</div>`,
    )}
    ${hasRecoveryCodes && chosen && html`<div>${action(of, 'recovery', 'Use a recovery code')}</div>`}
    <div>${action(of, 'restart', 'Start again')}</div>
  </div>`;
}
