import path from 'node:path';
import {
  TranscodeFailed,
  inWorkFolder,
  type SandboxKind,
  ToolRunner,
} from '@skydeck/ffmpeg-sandbox';
import type { ImageOutput, ImageTask } from '../../image-task.js';
import { posterCommand, previewCommand, storyboardCommand } from './image-commands.js';
import { storyboardLayout } from './storyboard-layout.js';
import { takeImage } from './take-image.js';

const LIMITS = { cpuS: 300, memoryBytes: 4 * 1024 ** 3, fileBytes: 64 * 1024 ** 2 };
const DEADLINE_MS = 900_000;

/** Makes the pictures that are wanted, one after the other. */
export function makeImages(
  kind: SandboxKind,
  task: ImageTask,
  signal: AbortSignal,
): Promise<ImageOutput> {
  const { wanted, folder, file } = task;
  return inWorkFolder(kind, folder, async (inside) => {
    const runner = new ToolRunner(kind, { file, folder: inside, ...LIMITS }, DEADLINE_MS);
    const make = async (name: string, command: readonly string[]): Promise<string> => {
      await runner.run(command, signal);
      return takeImage(path.join(inside, name), path.join(folder, name));
    };
    const layout = storyboardLayout(task);
    return {
      poster: wanted.includes('poster') ? await poster(task, make) : null,
      storyboard: wanted.includes('storyboard')
        ? { ...layout, file: await make('storyboard.jpg', storyboardCommand(task, layout)) }
        : null,
      preview: wanted.includes('preview') ? await make('preview.webp', previewCommand(task)) : null,
    };
  });
}

/** A moment after the last picture has none: then the first picture it is. */
async function poster(
  task: ImageTask,
  make: (name: string, command: readonly string[]) => Promise<string>,
): Promise<string> {
  try {
    return await make('poster.jpg', posterCommand(task, task.posterMs ?? task.durationMs / 10));
  } catch (error) {
    if (!(error instanceof TranscodeFailed) || error.kind === 'aborted') throw error;
    return make('poster.jpg', posterCommand(task, 0));
  }
}
