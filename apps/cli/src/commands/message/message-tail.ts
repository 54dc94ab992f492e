import type { MessagingComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { follow } from '../app/follow.js';

type Message = MessagingComponents['schemas']['Message'];

const WIDEST_TO = 40;

/** `skydeck message tail` */
export async function tail(context: CommandContext, input: CommandInput): Promise<Answer> {
  const headers = { 'skydeck-project': await context.project() };
  const stream = follow(context, {
    service: 'messaging',
    path: '/api/v1/messages/stream',
    headers,
    keepsTrying: true,
    ...(input.flag('all') && { after: '0' }),
  });
  const line = ({ id, channel, to, status, failure }: Message) =>
    printable(
      [id, channel.padEnd(8), status.padEnd(11), to.slice(0, WIDEST_TO), failure ?? ''].join('  '),
      context.hasColors,
    );
  return { kind: 'stream', items: messagesOf(stream), line };
}

async function* messagesOf(
  stream: AsyncIterable<{ event: string; data: unknown }>,
): AsyncGenerator<Message> {
  for await (const { event, data } of stream) if (event === 'message') yield data as Message;
}
