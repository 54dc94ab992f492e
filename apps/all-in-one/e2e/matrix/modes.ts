import { eventually } from '@skydeck/testing';
import type { ServiceName } from '../../src/stack/stack-ports.js';
import { dataOf } from './call.js';
import type { Fixtures } from './fixtures.js';
import { signInUser } from './users.js';
import type { World } from './world.js';

export const MODES = ['live', 'test'] as const;
export type Mode = (typeof MODES)[number];

/** One side of the project `alpha`: a key of each product, and what was made with it. */
export interface Side {
  readonly mode: Mode;
  readonly keys: ReadonlyMap<ServiceName, string>;
  /** One of everything that the service keeps, by the name of its parameter or kind. */
  readonly things: ReadonlyMap<ServiceName, Fixtures>;
}

const webhooksAt = (service: ServiceName) =>
  service === 'auth' ? '/api/v1/projects/alpha/webhooks' : '/api/v1/webhooks';
const eventsAt = (service: ServiceName) => webhooksAt(service).replace('webhooks', 'events');

/** Makes one of everything in a mode. */
export async function makeSide(
  world: World,
  mode: Mode,
  services: readonly ServiceName[],
): Promise<Side> {
  const keys = new Map<ServiceName, string>();
  const things = new Map<ServiceName, Fixtures>();
  for (const service of services) {
    const { secret } = await world.makeKey('alpha', service, world.owner, { mode });
    keys.set(service, secret);
    things.set(service, await thingsOf(world, service, secret, mode));
  }
  return { mode, keys, things };
}

async function thingsOf(
  world: World,
  service: ServiceName,
  token: string,
  mode: Mode,
): Promise<Fixtures> {
  const make = async (path: string, body?: object) => {
    const made = await dataOf(world.at(service, path), { method: 'POST', token, body });
    return String(made['id']);
  };
  const webhooks = webhooksAt(service);
  const webhook = await make(webhooks, { url: world.receiver.url, event_types: ['webhook.*'] });
  const delivery = await make(`${webhooks}/${webhook}/test`);
  const own: Record<string, string> = {};
  if (service === 'auth') {
    own['users'] = await make('/api/v1/auth/users', { email: 'user@example.com' });
    own['auth/sessions'] = (await signInUser(world, token, undefined, mode)).session_id;
    own['otp'] = await make('/api/v1/auth/otp/request', { phone: '+14155550123' });
  }
  if (service === 'messaging') {
    const content = { subject: 'Hi', text: 'Hello' };
    const body = { channel: 'email', to: 'ada@example.com', content };
    own['messages'] = await make('/api/v1/messages', body);
  }
  if (service === 'pay') {
    const body = { base: 'EUR', quote: 'USD', rate: '1.0842' };
    const rates = world.at(service, '/api/v1/fx/rates');
    own['rate'] = String((await dataOf(rates, { method: 'PUT', token, body }))['id']);
    const wanted = { sell_currency: 'EUR', buy_currency: 'USD', sell_amount: '1000' };
    own['quote'] = await make('/api/v1/fx/quotes', wanted);
  }
  const [about] = Object.values(own);
  if (about) await eventually(() => hasEventAbout(world, service, token, about));
  return { project: 'alpha', webhook, delivery, ...own };
}

/** Events are numbered after the commit, and listed from then on. */
async function hasEventAbout(world: World, service: ServiceName, token: string, id: string) {
  const events = await dataOf(world.at(service, eventsAt(service)), { token });
  return JSON.stringify(events).includes(id);
}
