import type { CommandContext } from '../../../context/command-context.js';
import type { CommandInput } from '../../../program/command-input.js';

/** The headers that name the project and the mode. */
export async function inMode(context: CommandContext, input: CommandInput) {
  const mode = input.choice('mode', ['live', 'test'] as const);
  return { 'skydeck-project': await context.project(), 'skydeck-mode': mode };
}
