import type { PackageJson } from './package-json.js';
import type { SourceTree } from '../source-tree.js';

/** Majors an app may ask for, the preferred one first. */
const PREFERRED = 24;
const KNOWN = [24, 26, 22, 20, 18];
/** First major with each name of a long-term line. */
const CODENAMES: Record<string, number> = { jod: 22, iron: 20, hydrogen: 18, krypton: 24 };

export interface NodeVersion {
  /** A major such as `24`, or a full version. */
  readonly version: string;
  /** Where that comes from. */
  readonly source: string;
}

/** The Node that an app asks for, by the files that Node tools agree on. */
export function nodeVersion(tree: SourceTree, { engines }: PackageJson): NodeVersion {
  const wanted: readonly (readonly [string | undefined, string])[] = [
    [tree.read('.nvmrc'), '.nvmrc'],
    [tree.read('.node-version'), '.node-version'],
    [/^nodejs?\s+(\S+)/m.exec(tree.read('.tool-versions') ?? '')?.[1], '.tool-versions'],
    [engines['node'], 'engines.node'],
  ];
  for (const [text, source] of wanted) {
    const version = text === undefined ? undefined : pickVersion(text);
    if (version !== undefined) return { version, source };
  }
  return { version: String(PREFERRED), source: 'default' };
}

/** Picks a version for a text such as `20`, `v22.4.1`, `>=18 <25`, `^20 || ^22`, `lts/iron`. */
export function pickVersion(text: string): string | undefined {
  const wanted = text.trim().replace(/^v(?=\d)/, '');
  if (/^\d+\.\d+\.\d+$/.test(wanted)) return wanted;
  const codename = /^lts\/(\w+)$/i.exec(wanted)?.[1]?.toLowerCase();
  if (codename !== undefined) return String(CODENAMES[codename] ?? PREFERRED);
  if (/^(lts(\/\*)?|node|latest|current|\*|stable)$/i.test(wanted)) return String(PREFERRED);
  const major = KNOWN.find((candidate) => inRange(wanted, candidate));
  if (major !== undefined) return String(major);
  return /^\d+/.exec(wanted)?.[0];
}

/** Whether some version of a major is in a range; compares majors only. */
function inRange(range: string, major: number): boolean {
  return range.split('||').some((part) => {
    const bounds = part.trim().replaceAll(/([<>=~^]+)\s+/g, '$1');
    const hyphen = /^v?(\d+)\S*\s+-\s+v?(\d+)/.exec(bounds);
    if (hyphen) return major >= Number(hyphen[1]) && major <= Number(hyphen[2]);
    const tests = bounds.split(/\s+/).filter(Boolean);
    return tests.length > 0 && tests.every((test) => passes(test, major));
  });
}

function passes(test: string, major: number): boolean {
  const match = /^([<>=~^]*)v?(\d+)(\.\d+)?(\.\d+)?/.exec(test);
  if (!match) return test === '*' || test === 'x';
  const [, operator = '', text = '', minor = '', patch = ''] = match;
  const bound = Number(text);
  if (operator.startsWith('>=')) return major >= bound;
  // Within the same major, `>22.1` and `<22.5` leave versions; `>22` and `<22` do not.
  if (operator === '>') return minor === '' ? major > bound : major >= bound;
  if (operator === '<')
    return /^(\.0)?$/.test(minor) && /^(\.0)?$/.test(patch) ? major < bound : major <= bound;
  if (operator === '<=') return major <= bound;
  return major === bound;
}
