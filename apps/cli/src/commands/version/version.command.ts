import type { CommandSpec } from '../../program/command-spec.js';
import { VERSION } from '../../version.js';

/** `skydeck version` */
export const versionCommand: CommandSpec = {
  name: 'version',
  summary: 'Show the version of this tool and of Node.js.',
  load: async () => async () => ({
    kind: 'item',
    item: {
      version: VERSION,
      node: process.versions.node,
      platform: `${process.platform}-${process.arch}`,
    },
    columns: ['version', 'node', 'platform'],
  }),
};
