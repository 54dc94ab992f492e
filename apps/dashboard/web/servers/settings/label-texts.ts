/** Labels as `name=value`. */
export const labelTexts = (labels: Readonly<Record<string, string>>): string[] =>
  Object.entries(labels).map(([name, value]) => `${name}=${value}`);

/** Labels out of `name=value`; what has no `=` has no value. */
export function labelsIn(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}
