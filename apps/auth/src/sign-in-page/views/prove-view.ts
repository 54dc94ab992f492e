import { html } from '../../hosted-pages/html.js';
import type { Destination } from '../../otp/destination.js';
import {
  action,
  alertOf,
  field,
  form,
  invalid,
  more,
  proof,
  restart,
  username,
} from './sign-in-fields.js';
import type { View, ViewOf } from './view.js';

/** Asks for a password, or for another way to prove who it is. */
export function proveView(of: ViewOf, contact: Destination): View {
  const { t, isPasswordOffered } = of;
  const ways = waysOf(of, contact);
  return {
    title: t.signIn,
    content: html`<h1>${t.welcome}</h1>
      <div class="lead"><strong>${contact.to}</strong> · ${restart(of, t.notYou)}</div>
      ${alertOf(of)} ${isPasswordOffered && form(of, passwordOf(of, contact))}
      ${isPasswordOffered && ways.length > 0 && html`<p class="or">${t.or}</p>`}
      ${
        ways.length > 0 &&
        html`<form method="post" ${isPasswordOffered && html`class="next"`}>
          ${proof(of)}
          ${ways.map(
            ({ name, text }, index) =>
              html`<button
                class="${isPasswordOffered || index > 0 ? 'second' : 'main'}"
                name="action"
                value="${name}"
              >
                ${text}
              </button>`,
          )}
        </form>`
      }
      ${isPasswordOffered && html`<div class="more">${action(of, 'forgot', t.forgot)}</div>`}
      ${more(of, t.noAccountYet, 'sign-up', t.createOne)}`,
  };
}

function waysOf({ t, isCodeOffered, isLinkOffered }: ViewOf, { channel }: Destination) {
  const isMail = channel === 'email';
  return [
    ...(isCodeOffered ? [{ name: 'send-code', text: isMail ? t.mailCode : t.textCode }] : []),
    ...(isLinkOffered && isMail ? [{ name: 'send-link', text: t.mailLink }] : []),
  ];
}

const passwordOf = (of: ViewOf, contact: Destination) =>
  html`${username(contact)}
    ${field({
      name: 'password',
      label: of.t.password,
      input: html`<input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        autofocus
        ${invalid(of, 'password')}
      />`,
    })} <button class="main">${of.t.signIn}</button>`;
