// Runs before the app: sets the colour scheme, so that a dark page never flashes white, and loads
// the page again when a part of the app could not be fetched.
const RELOAD_MS = 500;
const MOST_RELOADS = 3;
const RELOADS = 'skydeck-reloads';

function setColorScheme() {
  const wanted = localStorage.getItem('skydeck-color-scheme') ?? 'auto';
  const isDark =
    wanted === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : wanted === 'dark';
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}

function reloadWhenIncomplete() {
  let isReloading = false;
  const listen = ({ target }) => {
    const isPart = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
    const reloads = Number(sessionStorage.getItem(RELOADS));
    if (!isPart || isReloading || reloads >= MOST_RELOADS) return;
    isReloading = true;
    sessionStorage.setItem(RELOADS, String(reloads + 1));
    setTimeout(() => location.reload(), RELOAD_MS);
  };
  addEventListener('error', listen, true);
  addEventListener('load', () => {
    if (!isReloading) sessionStorage.removeItem(RELOADS);
  });
}

try {
  setColorScheme();
  reloadWhenIncomplete();
} catch {
  // Without storage the app still works, in the scheme of the system.
}
