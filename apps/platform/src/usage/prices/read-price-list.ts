import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { PriceList } from './price-list.js';

/** The list that comes with Skydeck. */
export const DEFAULT_PRICES = join(import.meta.dirname, '../../../prices/default.yaml');

/**
 * Reads a price list, YAML or JSON.
 * @throws with every problem, its line and its field
 */
export function readPriceList(file: string = DEFAULT_PRICES): PriceList {
  return parsePriceList(readFileSync(file, 'utf8'), file);
}

/** The list that a text says. `name` is what problems call it. */
export function parsePriceList(text: string, name: string): PriceList {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, version: '1.2' });
  const [broken] = document.errors;
  if (broken) {
    throw new Error(`The price list ${name} cannot be read: ${broken.message}`);
  }
  const parsed = PriceList.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const { line } = lines.linePos(offsetOf(document, pathOf(issue)));
    return `  line ${line}, ${pathOf(issue).join('.') || 'the whole list'}: ${issue.message}`;
  });
  throw new Error(`The price list ${name} is not valid:\n${problems.join('\n')}`);
}

/** The field that an issue is about; of unknown fields the first one. */
function pathOf(issue: z.core.$ZodIssue): (string | number)[] {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...(issue.path as (string | number)[]), ...unknown];
}

/** Where a field stands, or what it is missing from. */
function offsetOf(document: Document, path: readonly (string | number)[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown =
      length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
