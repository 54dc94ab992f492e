import { type Html, html, NOTHING } from '../../hosted-pages/html.js';
import type { Destination } from '../../otp/destination.js';
import type { ViewOf } from './view.js';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly input: Html;
}

/** A labelled field. */
export function field({ name, label, hint, input }: Field): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${input} ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** Asks for an address or a number. */
export function contactField(of: ViewOf, value: string): Html {
  return field({
    name: 'contact',
    label: of.t.contact,
    input: html`<input
      id="contact"
      name="contact"
      type="text"
      inputmode="email"
      autocomplete="username"
      autocapitalize="none"
      spellcheck="false"
      maxlength="254"
      value="${value}"
      required
      autofocus
      ${invalid(of, 'contact')}
    />`,
  });
}

/** Lets password managers know whose password it is. */
export const username = ({ to }: Destination) =>
  html`<input type="hidden" name="username" autocomplete="username" value="${to}" />`;

/** Says that a field is the one to mend. */
export const invalid = ({ problem }: ViewOf, name: string): Html =>
  problem?.field === name ? html`aria-invalid="true" aria-describedby="problem"` : NOTHING;

/** What went wrong, told at once to those who listen. */
export const alertOf = ({ problem, t }: ViewOf): Html =>
  problem ? html`<p class="problem" id="problem" role="alert">${problem.in(t)}</p>` : NOTHING;

/** What every form carries. */
export const proof = ({ proof: value }: ViewOf) =>
  html`<input type="hidden" name="proof" value="${value}" />`;

/** A form that sends to its own page. */
export const form = (of: ViewOf, content: Html) =>
  html`<form method="post">${proof(of)} ${content}</form>`;

/** A form that looks like a link. */
export const action = (of: ViewOf, name: string, text: string) =>
  html`<form method="post" class="plain">
    ${proof(of)}<button class="link" name="action" value="${name}">${text}</button>
  </form>`;

/** Goes back to the beginning. */
export const restart = (of: ViewOf, text: string) => action(of, 'restart', text);

/** A question and where it leads. */
export const more = (of: ViewOf, question: string, name: string, text: string) =>
  html`<div class="more"><div>${question} ${action(of, name, text)}</div></div>`;

/** Asks for the digits of a code. */
export const codeField = (of: ViewOf, digits: number): Html =>
  field({
    name: 'code',
    label: of.t.code,
    input: html`<input
      class="code"
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="16"
      data-digits="${digits}"
      required
      autofocus
      ${invalid(of, 'code')}
    />`,
  });
