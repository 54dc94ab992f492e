import { filled, html } from '../../hosted-pages/html.js';
import type { Destination } from '../../otp/destination.js';
import {
  alertOf,
  contactField,
  field,
  form,
  invalid,
  more,
  restart,
  username,
} from './sign-in-fields.js';
import type { View, ViewOf } from './view.js';

/** Asks for what an account needs. */
export function signUpView(of: ViewOf, contact: Destination | undefined): View {
  const { t } = of;
  const lead = filled(t.toContinue, { app: html`<strong>${of.app}</strong>` });
  const name = html`<input
    id="name"
    name="name"
    autocomplete="name"
    maxlength="100"
    value="${of.typed['name']}"
    ${invalid(of, 'name')}
  />`;
  return {
    title: t.createAccount,
    content: html`<h1>${t.createAccount}</h1>
      <p class="lead">${lead}</p>
      ${alertOf(of)}
      ${form(
        of,
        html`${contactField(of, of.typed['contact'] ?? contact?.to ?? '')}
          ${field({ name: 'name', label: t.name, hint: t.nameHint, input: name })}
          ${newPassword(of, t.password)} <button class="main">${t.createButton}</button>`,
      )}
      ${more(of, t.haveOne, 'restart', t.signIn)}`,
  };
}

/** Asks for a new password; a code confirms it then. */
export function resetView(of: ViewOf, contact: Destination): View {
  const { t } = of;
  return {
    title: t.resetTitle,
    content: html`<h1>${t.resetTitle}</h1>
      <p class="lead">${filled(t.resetLead, { to: html`<strong>${contact.to}</strong>` })}</p>
      ${alertOf(of)}
      ${form(
        of,
        html`${username(contact)} ${newPassword(of, t.newPassword)}
          <button class="main">${t.continue}</button>`,
      )}
      <div class="more">${restart(of, t.startAgain)}</div>`,
  };
}

const newPassword = (of: ViewOf, label: string) =>
  field({
    name: 'password',
    label,
    hint: of.t.passwordHint,
    input: html`<input
      id="password"
      name="password"
      type="password"
      autocomplete="new-password"
      required
      ${invalid(of, 'password')}
    />`,
  });
