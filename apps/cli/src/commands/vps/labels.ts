import { usageError } from '../../failures/cli-error.js';

const LABEL = /^([^=]+)=(.*)$/s;

/** Reads labels such as `tier=web`; the value may be empty and may hold `=` itself. */
export function labelsFrom(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value = ''] = LABEL.exec(pair) ?? [];
      if (name === undefined) throw usageError(`--label "${pair}" is not of the form name=value.`);
      return [name, value];
    }),
  );
}
