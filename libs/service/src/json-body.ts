import { isUtf8 } from 'node:buffer';
import { noteOrdinaryText } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { findJsonProblem, isPlainJson } from './json-problem.js';

/**
 * Reads a JSON body. Besides what is no JSON at all it refuses what two readers could understand
 * differently (RFC 8259, section 4) and names that reach the prototypes of objects.
 */
export function readJsonBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw malformed('The body is not valid UTF-8.');
  const text = bytes.toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw CommonErrors.malformed_json({ cause });
  }
  if (isPlainJson(bytes, value)) {
    // UTF-8 has no half of a pair, and JSON no NUL, unless it is written as an escape.
    noteOrdinaryText(value);
    return value;
  }
  const problem = findJsonProblem(text);
  if (problem) throw malformed(problem);
  return value;
}

const malformed = (detail: string) => CommonErrors.malformed_json({ detail });
