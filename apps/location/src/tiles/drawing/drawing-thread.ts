import { glyphRange } from '../fonts/glyph-range.js';
import { staticMap } from '../image/static-map.js';
import { archivesOf } from '../served/archives.js';
import type { DrawingTask } from './drawing-tasks.js';

/** A thread that draws. It may be ended at any time. */
export default async function draw(task: DrawingTask): Promise<Uint8Array> {
  if (task.kind === 'letters') return glyphRange(task.font, task.first);
  return staticMap(archivesOf(task.archives), task.map);
}
