/** `7`, `true` and lists are taken as JSON, everything else as text. */
export function valuesOf(pairs: Record<string, string>): Record<string, never> {
  const entries = Object.entries(pairs).map(([name, text]) => [name, readValue(text)]);
  return Object.fromEntries(entries) as Record<string, never>;
}

function readValue(text: string): unknown {
  if (!/^(?:-?\d|true$|false$|\[)/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
