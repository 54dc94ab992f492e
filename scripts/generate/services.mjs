import { z } from 'zod';

const NAMES = ['platform', 'auth', 'pay', 'media', 'vault', 'messaging', 'location'];

/** Loads every service's settings schema and definition from its build. */
export async function loadServices() {
  return Promise.all(
    NAMES.map(async (name) => {
      const module = await import(`@skydeck/${name}`);
      const config = module[`${name[0].toUpperCase()}${name.slice(1)}Config`];
      const definition = module[`${name}Definition`](config.parse(placeholders(config)));
      return { name, config, definition };
    }),
  );
}

/** Gives every required setting a value of the right shape; nothing is started with it. */
function placeholders(config) {
  const { properties, required = [] } = z.toJSONSchema(config, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    required.map((name) => [
      name,
      properties[name].format === 'uri' ? 'http://127.0.0.1:1' : 'not-used-'.repeat(8),
    ]),
  );
}
