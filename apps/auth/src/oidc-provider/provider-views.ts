import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Writer } from '../hosted-pages/hosted-pages.js';
import { filled, html, Html } from '../hosted-pages/html.js';

const ofLibrary = (form: string | undefined) => new Html(form ?? '');

/** For a request of an app that cannot be answered. */
export const failed =
  (error: string, detail: string | undefined): Writer =>
  (t) => ({
    title: t.failedTitle,
    content: html`<h1>${t.failedTitle}</h1>
      <p class="lead">${t.failedLead}</p>
      <p class="more"><code>${error}</code>${detail !== undefined && html`<br />${detail}`}</p>`,
  });

/** Browsers count the redirect back to the app as a target of the form. */
function targetsOf({ oidc }: KoaContextWithOIDC): string[] {
  const target = oidc.params?.['post_logout_redirect_uri'];
  return typeof target === 'string' ? [new URL(target).origin] : [];
}

/** Asks whether to sign out. */
export const signOut =
  (ctx: KoaContextWithOIDC, form: string | undefined): Writer =>
  (t) => ({
    title: t.signOut,
    formTargets: targetsOf(ctx),
    content: html`<h1>${t.signOutTitle}</h1>
      <p class="lead">${t.signOutLead}</p>
      ${ofLibrary(form)}
      <div class="more">
        <button class="main" form="op.logoutForm" name="logout" value="yes">${t.signOut}</button>
        <button class="second" form="op.logoutForm">${t.staySignedIn}</button>
      </div>`,
  });

/** Says that somebody is signed out. */
export const signedOut: Writer = (t) => ({
  title: t.signedOut,
  content: html`<h1>${t.signedOut}</h1>
    <p class="lead">${t.youCanClose}</p>`,
});

/** Asks for the code that a device shows. */
export const enterCode =
  (form: string | undefined, problem: unknown): Writer =>
  (t) => {
    const labelled = form?.replace(/ onfocus="[^"]*"/, ` aria-label="${t.code}"`);
    return {
      title: t.connectDevice,
      content: html`<h1>${t.connectDevice}</h1>
        <p class="lead">${t.deviceLead}</p>
        ${problem !== undefined && html`<p class="problem" role="alert">${t.deviceWrong}</p>`}
        ${ofLibrary(labelled)}
        <div class="more">
          <button class="main" form="op.deviceInputForm">${t.continue}</button>
        </div>`,
    };
  };

/** Asks whether it is the own device that is to be signed in. */
export const confirmCode =
  (form: string | undefined, name: string, code: string): Writer =>
  (t) => {
    const parts = { name: html`<strong>${name}</strong>`, code: html`<strong>${code}</strong>` };
    return {
      title: t.connectDevice,
      content: html`<h1>${t.deviceQuestion}</h1>
        <p class="lead">${filled(t.deviceConfirm, parts)}</p>
        ${ofLibrary(form)}
        <div class="more">
          <button class="main" form="op.deviceConfirmForm">${t.deviceMine}</button>
          <button class="second" form="op.deviceConfirmForm" name="abort" value="yes">
            ${t.cancel}
          </button>
        </div>`,
    };
  };

/** Says that a device is signed in. */
export const deviceDone: Writer = (t) => ({
  title: t.deviceDone,
  content: html`<h1>${t.deviceDone}</h1>
    <p class="lead">${t.deviceDoneLead}</p>`,
});
