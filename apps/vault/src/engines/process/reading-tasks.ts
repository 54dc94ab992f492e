import type { PhotoFacts } from '../pictures/photo-facts.js';
import type { Pictures } from '../pictures/make-pictures.js';
import type { XmpFacts } from '../pictures/xmp/xmp-facts.js';
import type { ExtractedText } from '../texts/text-extractor.js';
import type { UnreadableReason } from '../unreadable.js';

/** What a reading process can be asked, and what it answers. */
export interface ReadingTasks {
  pictures: { order: { file: string; isUpright: boolean }; result: Pictures };
  heic: { order: { file: string }; result: Pictures };
  facts: { order: { file: string }; result: PhotoFacts };
  raw_facts: { order: { tags: Uint8Array; packet: Uint8Array | undefined }; result: PhotoFacts };
  xmp: { order: { file: string }; result: XmpFacts };
  without_place: { order: { file: string }; result: Uint8Array };
  pdf: { order: { file: string }; result: ExtractedText };
  html: { order: { file: string }; result: ExtractedText };
  plain: { order: { file: string }; result: ExtractedText };
  office: { order: { file: string }; result: ExtractedText };
}

export type ReadingTask = keyof ReadingTasks;

/** An order as it is sent to the process. */
export interface ReadingOrder {
  task: ReadingTask;
  order: ReadingTasks[ReadingTask]['order'];
}

/** What comes back. */
export type ReadingAnswer =
  | { result: ReadingTasks[ReadingTask]['result'] }
  | { reason: UnreadableReason };
