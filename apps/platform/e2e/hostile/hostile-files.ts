import { plainServer } from '../launchpad-harness.js';

/** A package.json whose build runs this script. */
export const building = (script: string) => ({
  ...plainServer('two'),
  'package.json': JSON.stringify({
    name: 'hostile',
    scripts: { build: 'node build.js', start: 'node server.js' },
  }),
  'build.js': script,
});

/** An app whose server is this script. */
export const starting = (server: string) => ({ ...plainServer('two'), 'server.js': server });
