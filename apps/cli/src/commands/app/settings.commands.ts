import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { BUILD_SETTINGS, OTHER_SETTINGS, type SettingOption } from './setting-names.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const option = ({ flags, summary }: SettingOption): OptionSpec => ({ flags, summary });

/** How apps are set, and what is found before there is one. */
export const settingsCommands: CommandGroup['commands'] = [
  {
    name: 'set',
    summary: 'Change how an app is built, started and looked after.',
    description:
      'Nothing is deployed by it; what waits for the next deployment is named. Pushes that are followed are set with `skydeck app hook set`, its width with `skydeck app scale`.',
    arguments: [app],
    options: [
      ...[...BUILD_SETTINGS, ...OTHER_SETTINGS].map(option),
      {
        flags: '--reset <setting>',
        summary: 'Bring back what is found out or usual; repeat for several.',
        isRepeatable: true,
      },
    ],
    examples: [
      'skydeck app set shop --start-command "node server.js" --health-path /health',
      'skydeck app set shop --reset start-command',
    ],
    load: async () => (await import('./settings.js')).set,
  },
  {
    name: 'rename',
    summary: 'Give an app another name, and so another address.',
    description:
      'No request fails. The old address leads to the new one for 30 days, unless another app takes the name; git remotes that name the app are to be changed.',
    arguments: [app, { name: '<name>', summary: 'The new name.' }],
    options: [{ flags: '--free-address', summary: 'Give the old address up at once.' }],
    examples: ['skydeck app rename shop store'],
    load: async () => (await import('./settings.js')).rename,
  },
  {
    name: 'detect',
    summary: 'Find out how code would be built and started, without making an app.',
    arguments: [
      {
        name: '[location]',
        summary:
          'Address of a repository, or a folder on the machine that runs Skydeck; this folder is uploaded when not given.',
      },
    ],
    options: [
      { flags: '--branch <branch>', summary: 'Branch to look at; main when not given.' },
      ...BUILD_SETTINGS.map(option),
    ],
    examples: ['skydeck app detect', 'skydeck app detect https://github.com/you/shop'],
    load: async () => (await import('./settings.js')).detect,
  },
];
