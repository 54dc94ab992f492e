import type { CommandGroup } from '../../program/command-spec.js';

const restriction = { name: '<restriction>', summary: 'prs_…, as the list shows it.' };
const PAGE = {
  flags: '--page <host>',
  summary: 'A host whose pages may play, such as example.com or *.example.com.',
  isRepeatable: true,
} as const;
const COUNTRY = {
  flags: '--country <code>',
  summary: 'A country that may play, by two letters such as DE.',
  isRepeatable: true,
} as const;
const NOT_COUNTRY = {
  flags: '--not-country <code>',
  summary: 'A country that may not play.',
  isRepeatable: true,
} as const;
const UNKNOWN_COUNTRY = {
  flags: '--unknown-country <yes or no>',
  summary: 'Whether those are served of whom nobody knows where they are.',
  choices: ['yes', 'no'],
} as const;
const NO_PAGE = {
  flags: '--without-page <yes or no>',
  summary: 'Whether players that name no page are served, such as apps on phones.',
  choices: ['yes', 'no'],
} as const;

/** Commands about the pages that may play. */
export const restrictionCommands: CommandGroup = {
  name: 'restriction',
  summary: 'Say on which pages, and in which countries, something may be played.',
  commands: [
    {
      name: 'create',
      summary: 'Make a playback restriction.',
      arguments: [{ name: '<name>', summary: 'Name that people know it by.' }],
      options: [PAGE, NO_PAGE, COUNTRY, NOT_COUNTRY, UNKNOWN_COUNTRY],
      examples: [
        'skydeck media restriction create Shop --page shop.example',
        'skydeck media restriction create "Only here" --country DE --country AT',
      ],
      load: async () => (await import('./restriction.js')).create,
    },
    {
      name: 'list',
      summary: 'List the playback restrictions.',
      load: async () => (await import('./restriction.js')).listAll,
    },
    {
      name: 'update',
      summary: 'Change on which pages something may be played.',
      arguments: [restriction],
      options: [
        { flags: '--name <name>', summary: 'Another name.' },
        PAGE,
        NO_PAGE,
        COUNTRY,
        NOT_COUNTRY,
        UNKNOWN_COUNTRY,
      ],
      load: async () => (await import('./restriction.js')).update,
    },
    {
      name: 'delete',
      summary: 'Delete a playback restriction that no playback id has.',
      arguments: [restriction],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./restriction.js')).remove,
    },
  ],
};
