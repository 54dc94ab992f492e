/** What a phone sends may hold what Postgres cannot keep: NUL, halves of surrogate pairs. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** The same for every text in JSON, and undefined for what is no JSON. */
export function storableJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown) =>
      typeof value === 'string' ? storable(value) : value,
    );
  } catch {
    return undefined;
  }
}
