import { dataOf } from './call.js';
import type { World } from './world.js';

/** A template of `alpha` that is sent, and a batch that was. */
export async function makeMessageTemplate(
  world: World,
  token: string,
): Promise<Record<string, string>> {
  const templates = world.at('messaging', '/api/v1/templates');
  const body = { name: 'greeting', locales: { en: { sms: { text: 'Hello' } } } };
  const template = String((await dataOf(templates, { token, body }))['id']);
  await dataOf(`${templates}/${template}/publish`, { token, body: {} });
  const messages = [{ channel: 'sms', to: '+14155550123', content: { text: 'Hello' } }];
  const batch = await dataOf(world.at('messaging', '/api/v1/batches'), {
    token,
    body: { messages },
  });
  return { template, version: '1', batch: String(batch['id']) };
}
