/**
 * The languages to look in, best first: the one asked for, the same without its last part (`de-AT`,
 * `de`), then the default of the template.
 * @see RFC 4647, section 3.4 (lookup)
 */
export function localesToTry(wanted: string | undefined, usual: string): string[] {
  const parts = wanted?.split('-') ?? [];
  const shorter = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return [...new Set([...shorter, usual])];
}

/** Finds a language in spite of its letters' case. */
export function pickLocale(
  available: readonly string[],
  wanted: string | undefined,
  usual: string,
): string | undefined {
  const byName = new Map(available.map((locale) => [locale.toLowerCase(), locale]));
  for (const locale of localesToTry(wanted, usual)) {
    const found = byName.get(locale.toLowerCase());
    if (found !== undefined) return found;
  }
  return undefined;
}
