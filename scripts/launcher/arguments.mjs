import { Failure } from './failure.mjs';

export const USAGE = `Usage: npm start -- [--yes] [--detach] [--with-redis]

  --yes         install missing system packages without asking (as root, with apt)
  --detach      return when everything is ready; "npm run stop" ends it
  --with-redis  run queues on a Redis or Valkey server found on PATH

Settings (environment): SKYDECK_HOME (data, default ~/.skydeck), SKYDECK_BASE_PORT (default 4000),
DATABASE_URL and REDIS_URL (servers of your own instead of the embedded ones).`;

const flags = {
  '--yes': 'yes',
  '-y': 'yes',
  '--detach': 'detach',
  '-d': 'detach',
  '--with-redis': 'withRedis',
  '--help': 'help',
  '-h': 'help',
};

/** Reads the command line; an unknown word is a mistake worth stopping for. */
export function readArguments(words) {
  const options = { yes: false, detach: false, withRedis: false, help: false };
  for (const word of words) {
    const name = Object.hasOwn(flags, word) ? flags[word] : undefined;
    if (name === undefined) throw new Failure(`Unknown argument "${word}".\n\n${USAGE}`);
    options[name] = true;
  }
  return options;
}
