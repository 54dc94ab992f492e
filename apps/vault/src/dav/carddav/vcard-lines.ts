/** A line of a vCard, taken apart as far as filters look at it. */
export interface VcardLine {
  /** In capitals, as the name. */
  readonly group: string;
  readonly name: string;
  /** By their names in capitals. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  readonly value: string;
}

const HEAD = /^(?:([\w-]+)\.)?([\w-]+)/;
const PARAMETER = /;([\w-]+)(?:=((?:"[^"]*"|[^":;])*))?/y;

/** Takes an unfolded line apart. */
export function propertyOf(line: string): VcardLine {
  const [head = '', group = '', name = ''] = HEAD.exec(line) ?? [];
  const parameters = new Map<string, string[]>();
  const own = new RegExp(PARAMETER);
  own.lastIndex = head.length;
  let end = head.length;
  for (let match = own.exec(line); match; match = own.exec(line)) {
    const [, key = '', text = ''] = match;
    const values = text.split(',').map((one) => one.replaceAll('"', ''));
    const known = parameters.get(key.toUpperCase()) ?? [];
    parameters.set(key.toUpperCase(), [...known, ...values]);
    end = own.lastIndex;
  }
  const value = line
    .slice(end + 1)
    .replaceAll(/\\([\\,;nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? '\n' : one));
  return { group: group.toUpperCase(), name: name.toUpperCase(), parameters, value };
}
