/** Text as Postgres takes it: without NUL, and without halves of characters. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** The same of every text in something that came from a browser, names of fields too. */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return storableText(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => storable(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [
    storableText(name),
    storable(one),
  ]);
  return Object.fromEntries(entries) as Value;
}
