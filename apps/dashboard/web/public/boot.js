// Runs before the app: sets the colour scheme, so that a dark page never flashes white, and loads
// the page again when a part of the app could not be fetched.
(() => {
  const read = (storage, key) => {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  };

  const wanted = read(localStorage, 'skydeck-color-scheme') ?? 'auto';
  const isDark =
    wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';

  const WAIT_MS = 500;
  const MOST_TRIES = 3;
  const KEY = 'skydeck-reloads';
  let isWaiting = false;
  const listen = (event) => {
    const tries = Number(read(sessionStorage, KEY) ?? 0);
    const isPart =
      event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement;
    if (!isPart || isWaiting || tries >= MOST_TRIES) return;
    isWaiting = true;
    sessionStorage.setItem(KEY, String(tries + 1));
    setTimeout(() => location.reload(), WAIT_MS);
  };
  addEventListener('error', listen, true);
  addEventListener('load', () => {
    if (!isWaiting) sessionStorage.removeItem(KEY);
  });
})();
