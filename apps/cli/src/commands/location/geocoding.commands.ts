import type { CommandSpec, OptionSpec } from '../../program/command-spec.js';

const near: OptionSpec = {
  flags: '--near <place>',
  summary: 'What is near comes first: latitude,longitude.',
};
const layer: OptionSpec = {
  flags: '--layer <layer>',
  summary: 'What is looked for.',
  choices: ['address', 'street', 'poi', 'place', 'postcode', 'natural'],
  isRepeatable: true,
};
const language: OptionSpec = { flags: '--lang <language>', summary: 'Language of names.' };
const limit: OptionSpec = { flags: '--limit <n>', summary: 'Most results, 1 to 50.' };
const country: OptionSpec = {
  flags: '--in-country <code>',
  summary: 'Nothing elsewhere is found: a code of two letters.',
  isRepeatable: true,
};
const box: OptionSpec = {
  flags: '--bbox <box>',
  summary: 'Nothing outside is found: south,west,north,east.',
};
const part = (name: string, summary: string): OptionSpec => ({
  flags: `--${name} <text>`,
  summary,
});

/** Commands that find places by words, and words by places. */
export const geocodingCommands: readonly CommandSpec[] = [
  {
    name: 'geocode',
    summary: 'Find places by words, or by the parts of an address.',
    arguments: [{ name: '[words]', summary: 'What is looked for, in quotes.' }],
    options: [
      part('street', 'Street, with or without its house number.'),
      part('house-number', 'House number.'),
      part('city', 'City, town or village.'),
      part('state', 'State or province.'),
      part('postcode', 'Postcode.'),
      part('country', 'Country.'),
      near,
      box,
      country,
      layer,
      language,
      limit,
    ],
    examples: [
      'skydeck location geocode "2 rue des Orangers, Monaco"',
      'skydeck location geocode --street "Rue Grimaldi" --city Monaco',
    ],
    load: async () => (await import('./geocoding.js')).geocode,
  },
  {
    name: 'autocomplete',
    summary: 'Find what words that are being typed may become.',
    arguments: [{ name: '<words>', summary: 'What has been typed so far, in quotes.' }],
    options: [near, box, country, layer, language, limit],
    load: async () => (await import('./geocoding.js')).autocomplete,
  },
  {
    name: 'reverse',
    summary: 'Find what is at a place.',
    arguments: [{ name: '<place>', summary: 'Latitude and longitude, such as 43.73,7.42.' }],
    options: [
      { flags: '--radius <metres>', summary: 'Nothing farther is found, 1 to 50,000.' },
      layer,
      language,
      limit,
    ],
    load: async () => (await import('./geocoding.js')).reverse,
  },
  {
    name: 'geocode-batch',
    summary: 'Find the places of a file, a hundred lines at a time.',
    arguments: [
      {
        name: '<file>',
        summary: 'Words on each line, or JSON with the fields of `GET /geocode` or `GET /reverse`.',
      },
    ],
    options: [language],
    load: async () => (await import('./geocoding.js')).batch,
  },
];
