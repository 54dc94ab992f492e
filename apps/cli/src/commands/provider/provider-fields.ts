import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';
import { MESSAGE_CATEGORIES, MESSAGE_CHANNELS } from './provider.commands.js';

const MICROS = 1_000_000;

/** What the options of a command say about a provider; what is not given is left out. */
export async function providerFields(context: CommandContext, input: CommandInput) {
  const settings = settingsIn(input.list('set'));
  const secrets = input.list('secret');
  const channels = input.list('channel').map((word) => oneOf(word, MESSAGE_CHANNELS));
  const categories = input.list('category').map((word) => oneOf(word, MESSAGE_CATEGORIES));
  const countries = input.list('country');
  const priority = input.text('priority');
  const cost = input.text('cost');
  return {
    name: input.text('name'),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(secrets.length > 0 && { secrets: secretsIn(secrets, await context.readInput()) }),
    ...(channels.length > 0 && { channels }),
    ...(categories.length > 0 && { categories }),
    ...(countries.length > 0 && { country_prefixes: [...countries] }),
    ...(priority !== undefined && { priority: Number(priority) }),
    ...(cost !== undefined && { cost: costIn(cost) }),
  };
}

/** One secret is all that is given, a key of several lines too; of several, each is a line. */
export function secretsIn(names: readonly string[], text: string): Record<string, string> {
  const [first = ''] = names;
  if (names.length === 1) return { [first]: text.trim() };
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length !== names.length) {
    throw usageError(`Give ${names.length} lines on standard input, one for each --secret.`);
  }
  return Object.fromEntries(names.map((name, index) => [name, lines[index] ?? '']));
}

/** Numbers, `true` and `false` are what they look like; everything else is a text. */
export function settingsIn(pairs: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw usageError(`Write --set as name=value, not "${pair}".`);
      const value = pair.slice(at + 1);
      const isPlain = /^(true|false|\d{1,9})$/.test(value);
      return [pair.slice(0, at), isPlain ? (JSON.parse(value) as unknown) : value];
    }),
  );
}

function costIn(text: string): { micros: number; currency: string } {
  const [, amount = '', currency = ''] = /^(\d{1,6}(?:\.\d{1,6})?)([A-Z]{3})$/.exec(text) ?? [];
  if (currency === '') throw usageError('Write --cost as an amount and a currency: 0.0075EUR.');
  return { micros: Math.round(Number(amount) * MICROS), currency };
}

function oneOf<Word extends string>(word: string, words: readonly Word[]): Word {
  const found = words.find((known) => known === word);
  if (found === undefined) throw usageError(`"${word}" is none of ${words.join(', ')}.`);
  return found;
}
