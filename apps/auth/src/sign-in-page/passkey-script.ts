/**
 * Hands the answer of a passkey to the page's form. Where there is no script, or a browser too old,
 * whatever needs passkeys stays hidden.
 */
export const PASSKEY_SCRIPT = `
const known = globalThis.PublicKeyCredential;
const canUse = typeof known?.parseRequestOptionsFromJSON === 'function';
for (const part of document.querySelectorAll('[data-needs-passkeys]')) part.hidden = !canUse;
const form = document.querySelector('form[data-passkey]');
let running;
async function ask(isByHand) {
  running?.abort();
  const { signal } = running = new AbortController();
  const options = JSON.parse(form.dataset.options);
  const problem = document.querySelector('[data-passkey-problem]');
  problem.hidden = true;
  try {
    const credential = form.dataset.passkey === 'create'
      ? await navigator.credentials.create({ publicKey: known.parseCreationOptionsFromJSON(options), signal })
      : await navigator.credentials.get({ publicKey: known.parseRequestOptionsFromJSON(options), signal });
    form.elements.credential.value = JSON.stringify(credential.toJSON());
    form.submit();
  } catch {
    problem.hidden = signal.aborted || !isByHand;
  }
}
if (form && canUse) {
  form.addEventListener('submit', (event) => { event.preventDefault(); void ask(true); });
  if (form.dataset.passkey === 'get' && !document.querySelector('.problem[role=alert]:not([hidden])')) void ask(false);
}
`;
