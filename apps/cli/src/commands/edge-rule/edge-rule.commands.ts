import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };

const repeatable = (flags: string, summary: string): OptionSpec => ({
  flags,
  summary: `${summary}; repeat for several.`,
  isRepeatable: true,
});
const ALLOW = repeatable('--allow <network>', 'Only these networks come in');
const DENY = repeatable('--deny <network>', 'Networks that stay out, also when allowed');
const LET_IN = repeatable('--let-in <network>', 'Comes in during maintenance all the same');

/** What the edge does with requests before an app sees them. */
export const edgeRuleCommands: CommandGroup = {
  name: 'edge-rule',
  summary: 'Redirects, headers, passwords, networks and other rules of the edge.',
  commands: [
    {
      name: 'list',
      summary: 'List the rules of an app, one a row.',
      arguments: [app],
      load: async () => (await import('./edge-rule.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show the rules of an app as a document that `set --file` takes.',
      arguments: [app],
      examples: ['skydeck edge-rule show shop > rules.json'],
      load: async () => (await import('./edge-rule.js')).show,
    },
    {
      name: 'add',
      summary: 'Add rules to those of an app. They hold at once.',
      arguments: [app],
      options: [
        repeatable(
          '--redirect <rule>',
          'Where a path leads: from=to, or from=to=301; a * at the end takes any rest',
        ),
        repeatable('--header <header>', 'Header to set on answers, as Name: value'),
        repeatable('--remove-header <name>', 'Header to take off answers'),
        { flags: '--path <path>', summary: 'The headers are for paths that begin so only.' },
        {
          flags: '--user <name>',
          summary: 'Who may come in by a password, which is read from standard input.',
        },
        ALLOW,
        DENY,
        LET_IN,
      ],
      examples: [
        "skydeck edge-rule add shop --redirect '/old/*=/new/*'",
        "skydeck edge-rule add shop --header 'X-Frame-Options: DENY' --deny 192.0.2.0/24",
        'skydeck edge-rule add shop --user ada < password.txt',
      ],
      load: async () => (await import('./add.js')).add,
    },
    {
      name: 'remove',
      summary: 'Take rules away from those of an app.',
      arguments: [app],
      options: [
        repeatable('--redirect <from>', 'Path whose redirect goes'),
        repeatable('--header <name>', 'Header that is no longer set nor taken off'),
        { flags: '--path <path>', summary: 'Only the headers of these paths.' },
        repeatable('--user <name>', 'Who no longer comes in'),
        ALLOW,
        DENY,
        LET_IN,
      ],
      examples: ['skydeck edge-rule remove shop --redirect /old --user ada'],
      load: async () => (await import('./remove.js')).remove,
    },
    {
      name: 'set',
      summary: 'Switch rules on and off, set limits, or take all rules from a file.',
      description:
        'With --file the app has the rules of the file afterwards and no others; of users without a password there the present one stays.',
      arguments: [app],
      options: [
        { flags: '--file <file>', summary: 'A JSON file as `show` prints it; - for the input.' },
        {
          flags: '--https <state>',
          summary: 'Send plain HTTP to HTTPS.',
          choices: ['on', 'off'],
        },
        { flags: '--compression <state>', summary: 'Compress texts.', choices: ['on', 'off'] },
        {
          flags: '--maintenance <state>',
          summary: 'Turn visitors away with 503.',
          choices: ['on', 'off'],
        },
        { flags: '--message <text>', summary: 'What visitors are told during maintenance.' },
        { flags: '--realm <text>', summary: 'What browsers show when they ask for a password.' },
        {
          flags: '--max-body <bytes>',
          summary: 'Largest request body, in bytes; default for what the installation says.',
        },
        {
          flags: '--time-limit <duration>',
          summary:
            'Longest time of a request, such as 30s; default for what the installation says.',
        },
      ],
      examples: [
        'skydeck edge-rule set shop --maintenance on --message "Back at noon."',
        'skydeck edge-rule set shop --file rules.json',
      ],
      load: async () => (await import('./set.js')).set,
    },
  ],
};
