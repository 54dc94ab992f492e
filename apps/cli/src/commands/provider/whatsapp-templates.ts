import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { messagingOf } from './messaging-of.js';

const TEMPLATES = '/api/v1/providers/{id}/whatsapp-templates';

/** `skydeck provider whatsapp-templates` */
export async function listTemplates(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { messaging, headers } = await messagingOf(context);
  const path = { id: input.argument('id') };
  if (input.flag('sync')) {
    await dataOf(messaging.POST(`${TEMPLATES}/sync`, { params: { path }, headers }));
  }
  const items = await everyItem((query) =>
    messaging.GET(TEMPLATES, { params: { path, query }, headers }),
  );
  const columns = ['name', 'language', 'status', 'category', 'synced_at'];
  const empty = 'No templates. Read them from WhatsApp with --sync.';
  return { kind: 'list', items, columns, empty };
}
