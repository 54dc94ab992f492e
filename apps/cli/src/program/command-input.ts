import { usageError } from '../failures/cli-error.js';

/** What was written on the command line, read by name and with the kind that is expected. */
export class CommandInput {
  readonly #arguments: Readonly<Record<string, unknown>>;
  readonly #options: Readonly<Record<string, unknown>>;

  constructor(args: Readonly<Record<string, unknown>>, options: Readonly<Record<string, unknown>>) {
    this.#arguments = args;
    this.#options = options;
  }

  /** An argument that must be there. */
  argument(name: string): string {
    const value = this.#arguments[name];
    if (typeof value !== 'string') throw usageError(`The argument <${name}> is missing.`);
    return value;
  }

  /** An argument that must be one of the words that its specification allows. */
  argumentOf<Word extends string>(name: string, words: readonly Word[]): Word {
    return oneOf(this.argument(name), words, `<${name}>`);
  }

  optionalArgument(name: string): string | undefined {
    const value = this.#arguments[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** All values of an argument that may be repeated. */
  arguments(name: string): readonly string[] {
    const value = this.#arguments[name];
    return Array.isArray(value) ? (value as string[]) : [];
  }

  text(name: string): string | undefined {
    const value = this.#option(name);
    return typeof value === 'string' ? value : undefined;
  }

  /** An option that must be one of the words that its specification allows. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word {
    return oneOf(this.text(name), words, `--${flagOf(name)}`);
  }

  flag(name: string): boolean {
    return this.#option(name) === true;
  }

  /** All values of an option that may be repeated. */
  list(name: string): readonly string[] {
    const value = this.#option(name);
    return Array.isArray(value) ? (value as string[]) : [];
  }

  /** A whole number between two bounds. */
  count(name: string, { min, max }: { min: number; max: number }): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw usageError(
      `--${flagOf(name)} must be a whole number from ${min} to ${max}, not "${text}".`,
    );
  }

  /** A duration such as `90`, `90s`, `10m`, `1h` or `7d`, in ms. */
  durationMs(name: string): number | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : parseDurationMs(text, `--${flagOf(name)}`);
  }

  /** Values of the form `KEY=value`, as an object. */
  pairs(name: string): Record<string, string> {
    return parsePairs(this.list(name));
  }

  /** The parser names options of several words `maxDownloads`; as it is written is taken as well. */
  #option(name: string): unknown {
    return this.#options[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  }
}

/** As it is written on the command line. */
const flagOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function oneOf<Word extends string>(
  text: string | undefined,
  words: readonly Word[],
  what: string,
): Word {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw usageError(`${what} must be one of ${words.join(', ')}.`);
}

const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Reads a duration such as `90`, `90s`, `10m`, `1h` or `7d`. */
export function parseDurationMs(text: string, what: string): number {
  const match = /^(\d+)([smhd]?)$/.exec(text);
  const value = Number(match?.[1]);
  if (!match || value === 0) {
    throw usageError(`${what} must be a duration such as 90s, 10m, 1h or 7d, not "${text}".`);
  }
  return value * UNIT_MS[(match[2] || 's') as keyof typeof UNIT_MS];
}

const VARIABLE = /^([A-Za-z_][A-Za-z0-9_]*)=([\s\S]*)$/;

/** Reads `KEY=value` pairs; the value may be empty and may hold `=` itself. */
export function parsePairs(pairs: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of pairs) {
    const [, key, value = ''] = VARIABLE.exec(pair) ?? [];
    if (key === undefined) {
      throw usageError(`"${pair.split('=')[0]}" is not of the form KEY=value.`);
    }
    found[key] = value;
  }
  return found;
}
