import { filled, type Html, html } from '../../hosted-pages/html.js';
import { initialOf } from '../../hosted-pages/page.js';
import type { PageTexts } from '../../hosted-pages/texts/en.js';
import { form } from './sign-in-fields.js';
import type { ShownUser, View, ViewOf } from './view.js';

/** Asks whether to go on as somebody who is signed in here. */
export function accountView(of: ViewOf, user: ShownUser): View {
  const { t } = of;
  const lead = filled(t.toContinue, { app: html`<strong>${of.app}</strong>` });
  const go = filled(t.continueAs, { name: user.name });
  return {
    title: t.chooseAccount,
    content: html`<h1>${t.chooseAccount}</h1>
      <p class="lead">${lead}</p>
      ${userCard(user)}
      ${form(
        of,
        html`<button class="main" name="action" value="continue">${go}</button>
          <button class="second" name="action" value="other">${t.otherAccount}</button>`,
      )}`,
  };
}

/** Asks whether an app of others may see something. */
export function consentView(of: ViewOf, user: ShownUser, scopes: readonly string[]): View {
  const { t, app } = of;
  return {
    title: t.allowApp.replace('{app}', app),
    content: html`<h1>${filled(t.allowApp, { app })}</h1>
      <p class="lead">${filled(t.madeByOthers, { app: html`<strong>${app}</strong>` })}</p>
      <ul class="scopes">
        ${scopes.map((scope) => html`<li>${t.scopes[scope] ?? scope}</li>`)}
      </ul>
      ${userCard(user)}
      ${form(
        of,
        html`<button class="main" name="action" value="allow">${t.allow}</button>
          <button class="second" name="action" value="refuse">${t.cancel}</button>`,
      )}`,
  };
}

/** For a sign-in that is over, or that was begun elsewhere. */
export const overView = (t: PageTexts): View => ({
  title: t.overTitle,
  content: html`<h1>${t.overTitle}</h1>
    <p class="lead">${t.overLead}</p>`,
});

/** For the moment between signing in and the app; with a button where the browser stays. */
export const movingOnView = (t: PageTexts, next: string): View => ({
  title: t.movingOn,
  content: html`<h1>${t.movingOn}</h1>
    <div class="ways"><a class="button" href="${next}">${t.continue}</a></div>`,
});

function userCard({ name, contact }: ShownUser): Html {
  return html`<div class="who">
    <div class="mark" aria-hidden="true">${initialOf(name)}</div>
    <div><b>${name}</b>${contact !== name && html`<span>${contact}</span>`}</div>
  </div>`;
}
