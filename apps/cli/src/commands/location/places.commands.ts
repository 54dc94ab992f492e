import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';

const place = { name: '<place>', summary: 'osm-… of a map, or plc_… of the project.' };
const own = { name: '<place>', summary: 'plc_…, as `location places list` shows it.' };
const at = { name: '<at>', summary: 'Latitude and longitude, such as 43.73,7.42.' };
const language: OptionSpec = { flags: '--lang <language>', summary: 'Language of names.' };
const found: readonly OptionSpec[] = [
  {
    flags: '--category <category>',
    summary: 'Only these, such as food.cafe or amenity=bench; may be repeated.',
    isRepeatable: true,
  },
  { flags: '--open-now', summary: 'Only what is open now, as far as that is known.' },
  { flags: '--open-at <time>', summary: 'Only what is open then: 2026-12-24T10:00:00+01:00.' },
  { flags: '--limit <n>', summary: 'Most places, 1 to 50.' },
  language,
];
const about: readonly OptionSpec[] = [
  { flags: '--category <category>', summary: 'What it is, such as food.cafe, or of your own.' },
  { flags: '--external-id <id>', summary: 'Your own name of it, unique in the project.' },
  { flags: '--address <pair>', summary: 'road=Rue Grimaldi; may be repeated.', isRepeatable: true },
  { flags: '--hours <hours>', summary: 'Opening hours: "Mo-Fr 09:00-18:00; Sa 10:00-14:00".' },
  { flags: '--phone <number>', summary: 'Telephone number.' },
  { flags: '--email <address>', summary: 'E-mail address.' },
  { flags: '--website <url>', summary: 'Address of a page.' },
  {
    flags: '--wheelchair <how>',
    summary: 'Whether one gets in with a wheelchair.',
    choices: ['yes', 'limited', 'no', 'designated'],
  },
  { flags: '--metadata <pair>', summary: 'KEY=value; may be repeated.', isRepeatable: true },
];

/** Commands about places of maps and of projects. */
export const placeCommands: CommandGroup = {
  name: 'places',
  summary: 'Find places, and keep your own.',
  commands: [
    {
      name: 'nearby',
      summary: 'Find what is near, the nearest first.',
      arguments: [at],
      options: [
        { flags: '--radius <metres>', summary: 'Nothing farther is told, 1 to 50,000.' },
        ...found,
      ],
      examples: ['skydeck location places nearby 43.7384,7.4246 --category food --open-now'],
      load: async () => (await import('./places.js')).nearby,
    },
    {
      name: 'search',
      summary: 'Find places by words.',
      arguments: [{ name: '<words>', summary: 'What is looked for, in quotes.' }],
      options: [
        { flags: '--near <place>', summary: 'What is near comes first: latitude,longitude.' },
        { flags: '--bbox <box>', summary: 'Nothing outside is told: south,west,north,east.' },
        ...found,
      ],
      load: async () => (await import('./places.js')).search,
    },
    {
      name: 'show',
      summary: 'Show all that is known of a place, and whether it is open.',
      arguments: [place],
      options: [{ flags: '--at <time>', summary: 'When to tell of; now if not given.' }, language],
      load: async () => (await import('./places.js')).show,
    },
    {
      name: 'categories',
      summary: 'List the kinds of places, and the tags of maps that mean them.',
      options: [language],
      load: async () => (await import('./places.js')).categories,
    },
    {
      name: 'create',
      summary: 'Add a place of your own.',
      arguments: [{ name: '<name>', summary: 'Name that people know it by.' }, at],
      options: about,
      examples: ['skydeck location places create "Depot 7" 43.73,7.42 --hours "Mo-Fr 08:00-17:00"'],
      load: async () => (await import('./own-places.js')).create,
    },
    {
      name: 'list',
      summary: 'List the places of the project.',
      options: [{ flags: '--category <category>', summary: 'Only those of this category.' }],
      load: async () => (await import('./own-places.js')).list,
    },
    {
      name: 'update',
      summary: 'Change a place of the project.',
      arguments: [own],
      options: [
        { flags: '--name <name>', summary: 'Another name.' },
        { flags: '--at <place>', summary: 'Another point: latitude,longitude.' },
        ...about,
      ],
      load: async () => (await import('./own-places.js')).update,
    },
    {
      name: 'delete',
      summary: 'Delete a place of the project.',
      arguments: [own],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./own-places.js')).remove,
    },
    {
      name: 'import',
      summary: 'Add or change the places of a table or of GeoJSON, a thousand at a time.',
      arguments: [
        {
          name: '<file>',
          summary: '.csv with name, lat, lon and other fields, or .geojson with points.',
        },
      ],
      options: [{ flags: '--category <category>', summary: 'Of those that say none.' }],
      examples: ['skydeck location places import shops.csv --category shop'],
      load: async () => (await import('./own-places.js')).importFile,
    },
  ],
};
