import { call, dataOf } from './call.js';
import type { World } from './world.js';

/** What somebody sent to `alpha`; the provider that took it in sends nothing. */
export async function makeInboundMessage(
  world: World,
  token: string,
): Promise<Record<string, string>> {
  const settings = { flavour: 'json', url: 'https://sms.example.com/send', from: 'Shop' };
  const provider = await dataOf(world.at('messaging', '/api/v1/providers'), {
    token,
    body: { kind: 'http-sms', is_enabled: false, settings, secrets: { token: 'sms' } },
  });
  const { pathname } = new URL(String(provider['webhook_url']));
  const body = { id: 'sms-1', from: '+14155550123', to: 'Shop', text: 'Hello' };
  await call(world.at('messaging', pathname), { body });
  const { items } = await dataOf(world.at('messaging', '/api/v1/inbound'), { token });
  const [first] = items as { id: string }[];
  return { inbound: first?.id ?? '' };
}
