import type { CommandGroup } from '../../program/command-spec.js';
import { albumCommands } from './albums.commands.js';
import { as, space } from './given.js';

const photo = { name: '<photo>', summary: 'fil_…, as `photo list` shows it.' };
const undo = { flags: '--undo', summary: 'Take it back.' };

/** Commands about photographs. */
export const photoCommands: CommandGroup = {
  name: 'photo',
  summary: 'Look at photographs by when and where they were taken.',
  commands: [
    {
      name: 'list',
      summary: 'List photographs, the latest first.',
      options: [
        { flags: '--day <day>', summary: 'Only those of this day, such as 2026-06-01.' },
        { flags: '--box <box>', summary: 'Only those within south,west,north,east in degrees.' },
        { flags: '--album <album>', summary: 'Only those in this alb_….' },
        { flags: '--tag <tag>', summary: 'Only those with this tag.' },
        { flags: '--stars <n>', summary: 'Only those with so many stars, or more.' },
        { flags: '--search <words>', summary: 'Only those with these words: title, tags, place.' },
        { flags: '--place <name>', summary: 'Only those at the place of this name.' },
        { flags: '--films', summary: 'Only films.' },
        { flags: '--favourites', summary: 'Only those that somebody likes best.' },
        { flags: '--archived', summary: 'Only those in the archive.' },
        space,
        as,
      ],
      examples: [
        'skydeck photo list --box=43,11,44,12',
        'skydeck photo list --search "arezzo autumn"',
      ],
      load: async () => (await import('./photos.js')).list,
    },
    {
      name: 'timeline',
      summary: 'Count photographs by day.',
      options: [{ flags: '--before <day>', summary: 'Only days before this one.' }, space, as],
      load: async () => (await import('./photos.js')).timeline,
    },
    {
      name: 'places',
      summary: 'Count photographs by where they were taken.',
      options: [
        {
          flags: '--zoom <n>',
          summary: 'How close together is one place: 0 to 20; 3 if not given.',
        },
        space,
        as,
      ],
      load: async () => (await import('./photos.js')).places,
    },
    albumCommands,
    {
      name: 'duplicates',
      summary: 'List files that are there more than once.',
      options: [{ flags: '--near', summary: 'Photographs that look nearly the same.' }, space, as],
      load: async () => (await import('./photos.js')).duplicates,
    },
    {
      name: 'show',
      summary: 'Show when, where and with what a photograph was taken.',
      arguments: [photo],
      options: [as],
      load: async () => (await import('./photos.js')).show,
    },
    {
      name: 'favourite',
      summary: 'Mark a photograph as one that you like best.',
      arguments: [photo],
      options: [undo, as],
      load: async () => (await import('./photos.js')).favourite,
    },
    {
      name: 'archive',
      summary: 'Leave a photograph out of the timeline.',
      arguments: [photo],
      options: [undo, as],
      load: async () => (await import('./photos.js')).archive,
    },
    {
      name: 'describe',
      summary: 'Say what is to be said of a photograph.',
      arguments: [photo, { name: '<text>', summary: 'A line.' }],
      options: [as],
      load: async () => (await import('./photos.js')).describe,
    },
    {
      name: 'edit',
      summary: 'Change title, tags and stars of a photograph.',
      arguments: [photo],
      options: [
        { flags: '--title <title>', summary: 'What it is called.' },
        { flags: '--tag <tag>', summary: 'A tag; may be repeated.', isRepeatable: true },
        { flags: '--stars <n>', summary: '1 to 5; 0 for none.' },
        as,
      ],
      examples: ['skydeck photo edit fil_01k9v3 --tag sea --tag boats --stars 4'],
      load: async () => (await import('./photos.js')).edit,
    },
  ],
};
