import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { messagingOf } from './message.js';

const COLUMNS = ['recipient', 'sender', 'is_open', 'opened_at', 'closes_at', 'inbound_id'] as const;

/** `skydeck message windows` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const most = input.count('tail', { min: 1, max: 10_000 });
  const filter = {
    recipient: input.text('recipient'),
    sender: input.text('sender'),
    ...(input.flag('open') && { is_open: 'true' as const }),
  };
  const items = await everyItem(
    (page) =>
      messaging.GET('/api/v1/windows', { params: { query: { ...page, ...filter } }, headers }),
    most,
  );
  return { kind: 'list', items, columns: COLUMNS, empty: 'Nobody has written on WhatsApp.' };
}
