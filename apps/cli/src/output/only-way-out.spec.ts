import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '..');
/** Where the tool meets its process. */
const ALLOWED = /^(main\.ts|terminal\/process-terminal\.ts)$/;

it('no command writes by itself: all data passes the output layer', async () => {
  const files = await readdir(SOURCES, { recursive: true });
  const sources = files.filter((file) => /(?<!\.spec)\.ts$/.test(file) && !ALLOWED.test(file));
  expect(sources.length).toBeGreaterThan(50);
  for (const file of sources) {
    const text = await readFile(path.join(SOURCES, file), 'utf8');
    expect([
      file,
      /console\.(log|error|warn|info|debug|table|dir)|process\.(stdout|stderr|exit)/.exec(
        text,
      )?.[0],
    ]).toEqual([file, undefined]);
  }
});
