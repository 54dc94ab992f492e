import { writeFile } from 'node:fs/promises';
import { describeCommands } from './dist/index.js';

await writeFile(new URL('../../docs/cli.md', import.meta.url), describeCommands());
