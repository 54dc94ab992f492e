import fc from 'fast-check';
import type { Schema } from './open-api.js';
import { validValues } from './valid-values.js';

/** To find a text that matches a pattern can take a second. */
const known = new WeakMap<Schema, unknown>();

/** A value that fits a schema, with no more fields than it must have; always the same. */
export function smallestValue(schema: Schema): unknown {
  if (!known.has(schema)) known.set(schema, make(schema));
  return known.get(schema);
}

function make(schema: Schema): unknown {
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name));
  const smallest = { ...schema, properties: Object.fromEntries(properties) };
  return fc.sample(validValues(smallest), { seed: 1, numRuns: 1 })[0];
}
