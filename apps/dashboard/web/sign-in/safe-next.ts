/** The page to go to after sign-in: only a path of this dashboard, never another site. */
export function safeNext(next: string | undefined): string {
  if (!next?.startsWith('/')) return '/';
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? `${url.pathname}${url.search}` : '/';
}
