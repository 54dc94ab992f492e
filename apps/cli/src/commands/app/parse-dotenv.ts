import { usageError } from '../../failures/cli-error.js';

const LINE = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Reads a dotenv file: comments, `export`, quotes; double ones may span lines and hold `\n`. */
export function parseDotenv(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (/^\s*(#|$)/.test(line)) continue;
    const [, key, rest = ''] = LINE.exec(line) ?? [];
    if (key === undefined) throw usageError(`Line ${index + 1} is not of the form KEY=value.`);
    const first = index;
    const quote = /^["'`]/.exec(rest)?.[0];
    if (quote === undefined) {
      found[key] = rest.replace(/(^|\s)#.*$/, '').trim();
      continue;
    }
    let value = rest.slice(1);
    for (let end = endOf(value, quote); ; end = endOf(value, quote)) {
      if (end >= 0) {
        found[key] = unescape(value.slice(0, end), quote);
        break;
      }
      index += 1;
      if (index >= lines.length)
        throw usageError(`The quote in line ${first + 1} is never closed.`);
      value += `\n${lines[index]}`;
    }
  }
  return found;
}

/** Where the quoted text ends; -1 when it goes on in the next line. */
function endOf(text: string, quote: string): number {
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '\\' && quote === '"') index += 1;
    else if (text[index] === quote) return index;
  }
  return -1;
}

function unescape(text: string, quote: string): string {
  if (quote !== '"') return text;
  return text.replaceAll(/\\(.)/gs, (_, one: string) => ESCAPES[one] ?? one);
}
