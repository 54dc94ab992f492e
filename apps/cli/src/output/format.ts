/** How data is written. */
export const FORMATS = ['table', 'json', 'yaml', 'name'] as const;
export type Format = (typeof FORMATS)[number];

/** A whole value as JSON or YAML. */
export async function formatDocument(value: unknown, format: 'json' | 'yaml'): Promise<string> {
  if (format === 'json') return JSON.stringify(value, null, 2);
  const { stringify } = await import('yaml');
  return stringify(value).trimEnd();
}

/** One of many values that follow each other: a line of JSON, or a YAML document. */
export async function formatStreamed(value: unknown, format: 'json' | 'yaml'): Promise<string> {
  if (format === 'json') return JSON.stringify(value);
  return `---\n${await formatDocument(value, 'yaml')}`;
}
