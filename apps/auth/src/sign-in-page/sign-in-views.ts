import { type Html, html } from '../hosted-pages/html.js';
import { initialOf } from '../hosted-pages/page.js';
import { OWN_SCOPES } from '../oidc-provider/clients/client-scopes.js';
import { type Destination, mask } from '../otp/destination.js';
import { secondFactorView } from './second-factor-views.js';
import {
  action,
  alertOf,
  codeField,
  contactField,
  field,
  form,
  invalid,
  more,
  proof,
  restart,
  username,
} from './sign-in-fields.js';
import type { SignInFlow } from './sign-in-flow.js';
import type { SignInProblem } from './sign-in-problem.js';
import type { TypedForm } from './sign-in-steps.js';

/** What every step shows besides its own. */
export interface ViewOf {
  /** Name of the app that asked. */
  readonly app: string;
  readonly proof: string;
  readonly problem: SignInProblem | null;
  /** What was typed, to be mended. Never a password. */
  readonly typed: TypedForm;
  readonly isPasswordOffered: boolean;
  readonly isCodeOffered: boolean;
  readonly codeDigits: number;
}

/** Somebody who is signed in. */
export interface ShownUser {
  readonly name: string;
  readonly contact: string;
}

/** The title and the content of a step. */
export interface View {
  readonly title: string;
  readonly content: Html;
}

/** The page of one step. */
export function viewOf(flow: SignInFlow, of: ViewOf): View {
  switch (flow.step) {
    case 'identify':
      return identify(of);
    case 'prove':
      return prove(of, flow.contact);
    case 'code':
      return code(of, flow.contact, true);
    case 'sign-up':
      return signUp(of, flow.contact);
    case 'sign-up-code':
      return code(of, flow.contact, false);
    default:
      return secondFactorView(flow, of);
  }
}

function identify(of: ViewOf): View {
  return {
    title: 'Sign in',
    content: html`<h1>Sign in</h1>
      <p class="lead">to continue to <strong>${of.app}</strong></p>
      ${alertOf(of)}
      ${form(
        of,
        html`${contactField(of, of.typed['contact'] ?? '')} <button class="main">Continue</button>`,
      )}
      ${more(of, 'New here?', 'sign-up', 'Create an account')}`,
  };
}

function prove(of: ViewOf, contact: Destination): View {
  const send = contact.channel === 'sms' ? 'Text me a code' : 'E-mail me a code';
  const password = html`${username(contact)}
    ${field({
      name: 'password',
      label: 'Password',
      input: html`<input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        autofocus
        ${invalid(of, 'password')}
      />`,
    })} <button class="main">Sign in</button>`;
  const other = html`${of.isPasswordOffered && html`<p class="or">or</p>`}
    <form method="post" ${of.isPasswordOffered && plainStyle}>
      ${proof(of)}
      <button class="${of.isPasswordOffered ? 'second' : 'main'}" name="action" value="send-code">
        ${send}
      </button>
    </form>`;
  return {
    title: 'Sign in',
    content: html`<h1>Welcome</h1>
      <div class="lead"><strong>${contact.to}</strong> · ${restart(of, 'Not you?')}</div>
      ${alertOf(of)} ${of.isPasswordOffered && form(of, password)} ${of.isCodeOffered && other}
      ${more(of, 'No account yet?', 'sign-up', 'Create one')}`,
  };
}

const plainStyle = html`class="next"`;

function code(of: ViewOf, contact: Destination, canResend: boolean): View {
  const place = contact.channel === 'sms' ? 'Check your messages' : 'Check your e-mail';
  return {
    title: 'Enter the code',
    content: html`<h1>${place}</h1>
      <p class="lead">We sent a code to <strong>${mask(contact)}</strong>.</p>
      ${alertOf(of)}
      ${form(of, html`${codeField(of, of.codeDigits)} <button class="main">Continue</button>`)}
      <div class="more">
        ${canResend && html`<div>Nothing came? ${action(of, 'resend', 'Send it again')}</div>`}
        <div>${restart(of, 'Use another address or number')}</div>
      </div>`,
  };
}

function signUp(of: ViewOf, contact: Destination | undefined): View {
  return {
    title: 'Create an account',
    content: html`<h1>Create an account</h1>
      <p class="lead">to continue to <strong>${of.app}</strong></p>
      ${alertOf(of)}
      ${form(
        of,
        html`${contactField(of, of.typed['contact'] ?? contact?.to ?? '')}
          ${field({
            name: 'name',
            label: 'Name',
            hint: 'You may leave this empty.',
            input: html`<input
              id="name"
              name="name"
              autocomplete="name"
              maxlength="100"
              value="${of.typed['name']}"
              ${invalid(of, 'name')}
            />`,
          })}
          ${field({
            name: 'password',
            label: 'Password',
            hint: 'At least 8 characters, and none that everybody uses.',
            input: html`<input
              id="password"
              name="password"
              type="password"
              autocomplete="new-password"
              required
              ${invalid(of, 'password')}
            />`,
          })} <button class="main">Create account</button>`,
      )}
      ${more(of, 'You have one already?', 'restart', 'Sign in')}`,
  };
}

/** Asks whether to go on as somebody who is signed in here. */
export function accountView(of: ViewOf, user: ShownUser): View {
  return {
    title: 'Choose an account',
    content: html`<h1>Choose an account</h1>
      <p class="lead">to continue to <strong>${of.app}</strong></p>
      ${userCard(user)}
      ${form(
        of,
        html`<button class="main" name="action" value="continue">Continue as ${user.name}</button>
          <button class="second" name="action" value="other">Use another account</button>`,
      )}`,
  };
}

/** Asks whether an app of others may see something. */
export function consentView(of: ViewOf, user: ShownUser, scopes: readonly string[]): View {
  return {
    title: `Allow ${of.app}`,
    content: html`<h1>Allow ${of.app}?</h1>
      <p class="lead"><strong>${of.app}</strong> was made by others. It wants to:</p>
      <ul class="scopes">
        ${scopes.map((scope) => html`<li>${OWN_SCOPES[scope] ?? scope}</li>`)}
      </ul>
      ${userCard(user)}
      ${form(
        of,
        html`<button class="main" name="action" value="allow">Allow</button>
          <button class="second" name="action" value="refuse">Cancel</button>`,
      )}`,
  };
}

/** For a sign-in that is over, or that was begun elsewhere. */
export const overView: View = {
  title: 'This sign-in is over',
  content: html`<h1>This sign-in is over</h1>
    <p class="lead">
      It took too long, was finished already, or was begun in another browser. Go back to the app
      and sign in again.
    </p>`,
};

function userCard({ name, contact }: ShownUser): Html {
  return html`<div class="who">
    <div class="mark" aria-hidden="true">${initialOf(name)}</div>
    <div><b>${name}</b>${contact !== name && html`<span>${contact}</span>`}</div>
  </div>`;
}
