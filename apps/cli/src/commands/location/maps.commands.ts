import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';

const onRegion: OptionSpec = {
  flags: '--region <region>',
  summary: 'One map alone; all that the project uses if not given.',
};
const theme: OptionSpec = {
  flags: '--theme <theme>',
  summary: 'The look.',
  choices: ['light', 'dark'],
  default: 'light',
};

/** Commands about maps to look at. */
export const mapCommands: CommandGroup = {
  name: 'map',
  summary: 'Draw maps, and let pages show them.',
  commands: [
    {
      name: 'static',
      summary: 'Draw a map as an image.',
      options: [
        { flags: '--out <file>', summary: 'Where to save the PNG.', isRequired: true },
        { flags: '--center <place>', summary: 'Latitude and longitude of the middle.' },
        { flags: '--zoom <n>', summary: '0 to 20; 14 shows streets.' },
        { flags: '--bbox <bounds>', summary: 'Or south,west,north,east of what is shown.' },
        { flags: '--width <px>', summary: 'Pixels, 1 to 1,280.', default: '600' },
        { flags: '--height <px>', summary: 'Pixels, 1 to 1,280.', default: '400' },
        { flags: '--scale <n>', summary: '2 for dense screens.', default: '1' },
        {
          flags: '--marker <place>',
          summary: 'Mark lat,lon or lat,lon,rrggbb.',
          isRepeatable: true,
        },
        { flags: '--path <places>', summary: 'Draw a line: lat,lon with | between.' },
        { flags: '--polyline <text>', summary: 'Draw a line as routes have it.' },
        theme,
        onRegion,
      ],
      examples: ['skydeck location map static --center 43.7384,7.4246 --zoom 14 --out map.png'],
      load: async () => (await import('./maps.js')).image,
    },
    {
      name: 'style',
      summary: 'Show a style for MapLibre.',
      options: [
        theme,
        { flags: '--language <code>', summary: 'Language of names, such as de.' },
        onRegion,
      ],
      load: async () => (await import('./maps.js')).style,
    },
    {
      name: 'tilejson',
      summary: 'Show where tiles are, and what is in them.',
      options: [onRegion],
      load: async () => (await import('./maps.js')).tileJson,
    },
    {
      name: 'tile',
      summary: 'Save a vector tile.',
      arguments: [
        { name: '<tile>', summary: 'Zoom, column and row, such as 14/8529/5974.' },
        { name: '<file>', summary: 'Where to save it.' },
      ],
      options: [onRegion],
      load: async () => (await import('./maps.js')).tile,
    },
    {
      name: 'pmtiles',
      summary: 'Save all vector tiles of a map as one file (PMTiles).',
      arguments: [
        { name: '<region>', summary: 'reg_…, as `location regions` shows it.' },
        { name: '<file>', summary: 'Where to save it.' },
      ],
      examples: ['skydeck location map pmtiles <region> monaco.pmtiles'],
      load: async () => (await import('./maps.js')).archive,
    },
    {
      name: 'token',
      summary: 'Let pages show maps without a key.',
      options: [
        {
          flags: '--origin <origin>',
          summary: 'Origin of a page that may, such as https://www.example.com.',
          isRepeatable: true,
        },
        { flags: '--expires-in <seconds>', summary: '60 to 7,776,000.', default: '86400' },
        onRegion,
      ],
      examples: ['skydeck location map token --origin https://www.example.com'],
      load: async () => (await import('./maps.js')).token,
    },
  ],
};
