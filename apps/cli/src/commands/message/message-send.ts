import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { valuesOf } from '../template/variable-values.js';
import { MESSAGE_CHANNELS } from './message-words.js';
import { messagingOf } from './message.js';

type CreateMessage = MessagingComponents['schemas']['CreateMessage'];

const COLUMNS = ['id', 'channel', 'to', 'status', 'send_at', 'created_at'] as const;

/** `skydeck message send` */
export async function send(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const template = input.text('template');
  const variables = input.pairs('var');
  const body = {
    channel: input.choice('channel', MESSAGE_CHANNELS),
    to: input.text('to'),
    send_at: input.text('at'),
    ...(template === undefined
      ? { content: await contentOf(context, input) }
      : { template, locale: input.text('locale'), variables: valuesOf(variables) }),
  };
  // The service checks it, and gives what is left out its usual value.
  const wanted = body as unknown as CreateMessage;
  const item = await dataOf(messaging.POST('/api/v1/messages', { body: wanted, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** What is said: by options, or a text of standard input. */
async function contentOf(context: CommandContext, input: CommandInput) {
  const subject = input.text('subject');
  const html = input.text('html');
  const text = input.text('text') ?? (html === undefined ? await context.readInput() : undefined);
  if (text?.trim() === '') {
    throw usageError('There is nothing to say.', 'Give --text, --html or --template.');
  }
  return { subject, text, html };
}
