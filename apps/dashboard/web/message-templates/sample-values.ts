import type { Variables } from './template-draft.js';

const SAMPLES: Readonly<Record<string, string>> = {
  number: '7',
  boolean: 'true',
  url: 'https://example.com/',
  date: '2026-01-31',
  list: '[]',
};

/** A value to show for each variable: what was typed, its default, or one of its type. */
export function sampleValues(
  variables: Variables,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const values = Object.entries(variables).map(([name, { type, default: usual }]) => [
    name,
    typed[name] || String(usual ?? SAMPLES[type ?? 'text'] ?? name),
  ]);
  return Object.fromEntries(values) as Record<string, string>;
}
