import type { CommandSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { USER_DATA } from './vps-options.js';

export const createCommand: CommandSpec = {
  name: 'create',
  summary: 'Create a server and start it.',
  description:
    'Waits until its first start is through. Exits with 1 when it cannot be made, and with 5 when the --timeout is over, which is 30m when not given; it then goes on by itself.',
  endsInTime: true,
  options: [
    {
      flags: '--name <name>',
      summary: 'Name, unique in the project; also its host name.',
      isRequired: true,
    },
    {
      flags: '--size <size>',
      summary: 'Size, as `skydeck vps sizes` lists them.',
      isRequired: true,
      completes: 'sizes',
    },
    {
      flags: '--image <image>',
      summary: 'Image, such as debian-12; `skydeck image list` lists them.',
      isRequired: true,
      completes: 'images',
    },
    {
      flags: '--ssh-key <key>',
      summary:
        'Who may log in: name or id of a key, a .pub file, or the key itself; repeat for several.',
      isRepeatable: true,
      completes: 'ssh-keys',
    },
    USER_DATA,
    {
      flags: '--network <network>',
      summary: 'Private network that it joins; repeat for several.',
      isRepeatable: true,
      completes: 'networks',
    },
    {
      flags: '--tag <tag>',
      summary: 'Word to find it by; repeat for several.',
      isRepeatable: true,
    },
    {
      flags: '--label <name=value>',
      summary: 'Name and value of your own; repeat for several.',
      isRepeatable: true,
    },
    { flags: '--protect', summary: 'Refuse to delete or rebuild it.' },
    { flags: '--wait', summary: 'Wait until it is ready.', default: true },
    { flags: '--no-wait', summary: 'Return as soon as it is begun.' },
    IDEMPOTENCY_KEY,
  ],
  examples: [
    'skydeck vps create --name web-1 --size s-1vcpu-1gb --image debian-12',
    'skydeck vps create --name db --size nano --image debian-12 --ssh-key ~/.ssh/id_ed25519.pub',
  ],
  load: async () => (await import('./create.js')).create,
};
