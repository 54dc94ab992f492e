import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { VPS, YES } from '../vps/vps-options.js';

const firewall: ArgumentSpec = {
  name: '<firewall>',
  summary: 'Name or id of the firewall.',
  completes: 'firewalls',
};
const rule: OptionSpec = {
  flags: '--rule <rule>',
  summary:
    'What is let through: direction:protocol[:ports][@networks], such as in:tcp:22@10.0.0.0/8; repeat for several.',
  isRepeatable: true,
};
const tag: OptionSpec = {
  flags: '--tag <tag>',
  summary: 'Servers with this tag have it too; repeat for several.',
  isRepeatable: true,
};

/** What may reach servers, and what they may reach. */
export const firewallCommands: CommandGroup = {
  name: 'firewall',
  summary: 'Say what may reach servers, and what they may reach.',
  commands: [
    {
      name: 'create',
      summary: 'Create a firewall.',
      description: 'Nothing comes in but what its rules let through; answers always pass.',
      arguments: [{ name: '<name>', summary: 'Name, unique in the project.' }],
      options: [rule, tag, IDEMPOTENCY_KEY],
      examples: ['skydeck firewall create web --rule in:tcp:80 --rule in:tcp:443 --tag web'],
      load: async () => (await import('./firewall.js')).create,
    },
    {
      name: 'list',
      summary: 'List the firewalls of the project.',
      load: async () => (await import('./firewall.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a firewall with its rules.',
      arguments: [firewall],
      load: async () => (await import('./firewall.js')).show,
    },
    {
      name: 'update',
      summary: 'Change a firewall. Rules and tags are replaced as a whole.',
      arguments: [firewall],
      options: [
        { flags: '--name <name>', summary: 'The new name.' },
        rule,
        { flags: '--closed', summary: 'No rules: nothing comes in.' },
        tag,
      ],
      load: async () => (await import('./firewall.js')).update,
    },
    {
      name: 'attach',
      summary: 'Give a server a firewall.',
      arguments: [firewall, VPS],
      load: async () => (await import('./firewall.js')).attach,
    },
    {
      name: 'detach',
      summary: 'Take a firewall from a server.',
      arguments: [firewall, VPS],
      load: async () => (await import('./firewall.js')).detach,
    },
    {
      name: 'delete',
      summary: 'Delete a firewall.',
      arguments: [firewall],
      options: [YES],
      load: async () => (await import('./firewall.js')).remove,
    },
  ],
};
