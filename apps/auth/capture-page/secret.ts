const KEY = 'verification';
const IN_PATH = /\/verify\/(kycs_[\w-]+)$/;

/**
 * Takes the secret out of the address, so that neither history nor a screenshot keeps it. The tab
 * remembers it, so that the page can be loaded again.
 */
export function takeSecret(): string {
  const found = IN_PATH.exec(location.pathname)?.[1];
  if (found !== undefined) {
    sessionStorage.setItem(KEY, found);
    history.replaceState(null, '', '/verify/resume');
  }
  return found ?? sessionStorage.getItem(KEY) ?? '';
}
