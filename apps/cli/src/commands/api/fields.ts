import { usageError } from '../../failures/cli-error.js';

/** Reads `name=text` and `name:=json`; `a.b=1` sets a field of a field, a repeated name makes a list. */
export function fieldsFrom(pairs: readonly string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [, name = '', kind, text = ''] = /^([\w.-]+?)(:?=)([\s\S]*)$/.exec(pair) ?? [];
    if (name === '') {
      throw usageError(
        `"${pair.split('=')[0]}" is not of the form field=value.`,
        'Write name=text, or count:=3 for JSON.',
      );
    }
    put(body, name.split('.'), kind === ':=' ? json(name, text) : text);
  }
  return body;
}

function put(body: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path;
  if (['__proto__', 'constructor', 'prototype'].includes(first)) {
    throw usageError(`A field cannot be called "${first}".`);
  }
  if (rest.length > 0) {
    const inner = body[first];
    const next = typeof inner === 'object' && inner !== null ? inner : {};
    body[first] = next;
    put(next as Record<string, unknown>, rest, value);
  } else if (first in body) {
    const before = body[first];
    body[first] = [...(Array.isArray(before) ? (before as unknown[]) : [before]), value];
  } else {
    body[first] = value;
  }
}

function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw usageError(`The value of ${name} is not JSON.`, 'Write name=text for text.');
  }
}
