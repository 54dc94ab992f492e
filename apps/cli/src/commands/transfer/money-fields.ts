import { newIdempotencyKey } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';

/** An option that must be given. */
export function needed(input: CommandInput, name: string): string {
  const text = input.text(name);
  if (text === undefined) throw usageError(`Give --${name}.`);
  return text;
}

/** The header that names a payment. */
export const onceOf = (context: CommandContext) => ({
  'Idempotency-Key': context.globals.idempotencyKey ?? newIdempotencyKey(),
});

/** What may be said about money that moves. */
export function describedOf(input: CommandInput) {
  const [description, metadata] = [input.text('description'), input.pairs('metadata')];
  return {
    ...(description !== undefined && { description }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
}

/** The same, with what it is called elsewhere and when it counts. */
export function datedOf(input: CommandInput) {
  const [reference, at] = [input.text('reference'), input.text('effectiveAt')];
  return {
    ...describedOf(input),
    ...(reference !== undefined && { reference }),
    ...(at !== undefined && { effective_at: at }),
  };
}
