import { countMembers, outlineOf } from './json-outline.js';

const DEEPEST = 64;
const FORBIDDEN = new Set(['__proto__', 'constructor']);
const LONGEST_NAME_SHOWN = 64;

/** What the strings and brackets of a JSON text are; everything else is skipped. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}:]/g;

/**
 * Whether nothing can be wrong with a valid JSON text, by what is seen at little cost: nearly every text
 * passes here, and `findJsonProblem` takes several times as long as reading it.
 * @param value what was read from the text
 */
export function isPlainJson(bytes: Buffer, value: unknown): boolean {
  const { depth, members, hasEscapes } = outlineOf(bytes);
  if (hasEscapes || depth > DEEPEST) return false;
  for (const name of FORBIDDEN) if (bytes.includes(name)) return false;
  return countMembers(value) === members;
}

/**
 * What is wrong with a valid JSON text: members that appear twice, nesting deeper than 64, names
 * that reach prototypes. Undefined when nothing is.
 */
export function findJsonProblem(text: string): string | undefined {
  // One entry for each open bracket: the names of an object, or null for a list.
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null);
      if (open.length > DEEPEST) return `The body is nested deeper than ${DEEPEST} levels.`;
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ':') {
      const problem = nameProblem(JSON.parse(last) as string, open.at(-1));
      if (problem) return problem;
    } else {
      last = token;
    }
  }
  return undefined;
}

function nameProblem(name: string, names: Set<string> | null | undefined): string | undefined {
  const shown = JSON.stringify(name.slice(0, LONGEST_NAME_SHOWN));
  if (FORBIDDEN.has(name)) return `The body must not have a member named ${shown}.`;
  if (names?.has(name)) return `The body has the member ${shown} twice.`;
  names?.add(name);
  return undefined;
}
