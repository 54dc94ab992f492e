import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

const slug = { name: '<size>', summary: 'Name of the size.', completes: 'sizes' } as const;
const figures: readonly OptionSpec[] = [
  { flags: '--vcpus <number>', summary: 'Processors that servers see.' },
  { flags: '--share <percent>', summary: 'Share of these that they may use, 5 to 100.' },
  { flags: '--memory <mib>', summary: 'Memory in MiB.' },
  { flags: '--disk <gib>', summary: 'Disk in GiB.' },
  { flags: '--position <number>', summary: 'Place in the list, the lowest first.' },
];

/** Sizes, for who runs the installation. */
export const sizeCommands: CommandGroup = {
  name: 'size',
  summary: 'Change the sizes that servers can have, as the operator of this machine.',
  commands: [
    {
      name: 'list',
      summary: 'List every size, also those that are retired or too large here.',
      load: async () => (await import('./size.js')).listEvery,
    },
    {
      name: 'add',
      summary: 'Add a size.',
      arguments: [{ name: '<size>', summary: 'Name for it.' }],
      options: [...figures, IDEMPOTENCY_KEY],
      examples: ['skydeck vps size add big-disk --vcpus 2 --memory 2048 --disk 200'],
      load: async () => (await import('./size.js')).add,
    },
    {
      name: 'change',
      summary: 'Change what servers of a size get from now on.',
      arguments: [slug],
      options: figures,
      load: async () => (await import('./size.js')).change,
    },
    {
      name: 'retire',
      summary: 'Offer a size no more. Servers that have it keep it.',
      arguments: [slug],
      options: [{ flags: '--undo', summary: 'Offer it again.' }],
      load: async () => (await import('./size.js')).retire,
    },
  ],
};
