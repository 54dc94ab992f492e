// Sets the colour scheme before the first paint, so that a dark page never flashes white.
(() => {
  let wanted = 'auto';
  try {
    wanted = localStorage.getItem('skydeck-color-scheme') ?? 'auto';
  } catch {
    // Without storage the system's scheme is used.
  }
  const isDark =
    wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
})();
