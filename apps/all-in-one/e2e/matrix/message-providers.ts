import { newId } from '@skydeck/ids';
import { dataOf } from './call.js';
import type { World } from './world.js';

/** Who carries the messages of `alpha`, and where its mail is from. */
export async function makeMessageProvider(
  world: World,
  token: string,
): Promise<Record<string, string>> {
  const provider = await dataOf(world.at('messaging', '/api/v1/providers'), {
    token,
    body: { kind: 'outbox' },
  });
  const domain = await dataOf(world.at('messaging', '/api/v1/domains'), {
    token,
    body: { name: 'alpha.example' },
  });
  const device = await dataOf(world.at('messaging', '/api/v1/devices'), {
    token,
    body: { platform: 'android', token: 'alpha:APA91bOfAlpha' },
  });
  const route = await dataOf(world.at('messaging', '/api/v1/mail-routes'), {
    token,
    body: { domain_id: domain['id'] },
  });
  // Only recipients of mail make these.
  return {
    providers: String(provider['id']),
    domains: String(domain['id']),
    'mail-routes': String(route['id']),
    devices: String(device['id']),
    'opt-outs': newId('oou'),
  };
}
