import { filled, html } from '../../hosted-pages/html.js';
import { type Destination, mask } from '../../otp/destination.js';
import { action, alertOf, codeField, form, restart } from './sign-in-fields.js';
import type { View, ViewOf } from './view.js';

/** Asks for the code that was sent. */
export function codeView(of: ViewOf, contact: Destination, canResend: boolean): View {
  const { t } = of;
  const to = html`<strong>${mask(contact)}</strong>`;
  return {
    title: t.enterCode,
    content: html`<h1>${contact.channel === 'sms' ? t.checkMessages : t.checkMail}</h1>
      <p class="lead">${filled(t.codeSent, { to })}</p>
      ${alertOf(of)}
      ${form(of, html`${codeField(of, of.codeDigits)} <button class="main">${t.continue}</button>`)}
      <div class="more">
        ${canResend && html`<div>${t.nothingCame} ${action(of, 'resend', t.sendAgain)}</div>`}
        <div>${restart(of, t.useOther)}</div>
      </div>`,
  };
}

/** Says that a link was sent; whoever opens it goes on from there. */
export function linkView(of: ViewOf, contact: Destination): View {
  const { t } = of;
  const to = html`<strong>${mask(contact)}</strong>`;
  return {
    title: t.checkMail,
    content: html`<h1>${t.checkMail}</h1>
      <p class="lead">${filled(t.linkSent, { to })}</p>
      ${alertOf(of)}
      <div class="more">
        <div>${t.nothingCame} ${action(of, 'send-link', t.sendAgain)}</div>
        ${of.isCodeOffered && html`<div>${action(of, 'send-code', t.mailCode)}</div>`}
        <div>${restart(of, t.useOther)}</div>
      </div>`,
  };
}
