import { SOURCE_PATH, type ToolRunner } from '@skydeck/ffmpeg-sandbox';
import { guards, QUIET_PROBE } from '../input-options.js';
import { FileOutput, WANTED_FIELDS } from './ffprobe-output.js';
import { rejectionOf, unrecognized } from './rejection-of.js';

/** More than sixteen streams can say. */
const MAX_CHARACTERS = 512 * 1024;

/** What ffprobe finds in a file. @throws MediaRejected */
export async function lookAtFile(runner: ToolRunner, signal: AbortSignal): Promise<FileOutput> {
  let printed = '';
  const command = ['ffprobe', ...QUIET_PROBE, ...guards()];
  command.push('-of', 'json=c=1', '-show_entries', WANTED_FIELDS, `file:${SOURCE_PATH}`);
  try {
    await runner.run(command, signal, {
      onLine: (line, stream) => {
        if (stream === 'stdout' && printed.length < MAX_CHARACTERS) printed += line;
      },
    });
  } catch (error) {
    throw rejectionOf(error);
  }
  const output = FileOutput.safeParse(parsed(printed));
  if (!output.success) throw unrecognized(output.error);
  return output.data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
