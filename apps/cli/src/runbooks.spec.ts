import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from './commands/commands.js';
import { leaves } from './docs.js';

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/runbooks');
const names = leaves(COMMANDS, '').map(([name]) => name.trim());

/** Every command that a page tells to run, without what it is given. */
function commandsIn(text: string): string[] {
  const said = [...text.matchAll(/^ {4}(.*)$/gm), ...text.matchAll(/`([^`]+)`/g)];
  return said.flatMap(([, line = '']) =>
    [...line.matchAll(/(?:^|&& |; )skydeck ((?:[\da-z-]+ ?)+)/g)].map(([, words = '']) =>
      words.trim(),
    ),
  );
}

const isCommand = (words: string) =>
  names.some((name) => words === name || words.startsWith(`${name} `));

it.each(readdirSync(FOLDER))('%s names commands that there are', (file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const commands = commandsIn(text);
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((words) => !isCommand(words))).toEqual([]);
});

it.each(readdirSync(FOLDER).filter((file) => file !== 'README.md'))(
  '%s says what is seen, how to make sure, what to do, and what comes after',
  (file) => {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    for (const part of ['**Seen.**', '**Make sure.**', '**Do.**', '**Afterwards.**']) {
      expect(text).toContain(part);
    }
  },
);
