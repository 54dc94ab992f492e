/**
 * What pages can do without, and do better with: a code is sent when it is complete, and a form
 * only once.
 */
export const PAGE_SCRIPT = `
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = '1';
  });
}
addEventListener('pageshow', () => { for (const form of document.forms) delete form.dataset.sent; });
const code = document.querySelector('input.code');
code?.addEventListener('input', () => {
  const digits = code.value.replaceAll(/[^0-9]/g, '');
  if (code.dataset.digits && digits.length === Number(code.dataset.digits)) {
    code.value = digits;
    code.form.requestSubmit(code.form.querySelector('button.main'));
  }
});
`;
