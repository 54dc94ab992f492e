import sharp from 'sharp';
import { makeHeicPictures } from '../pictures/make-heic-pictures.js';
import { makePictures } from '../pictures/make-pictures.js';
import { readPhotoFacts, readRawFacts } from '../pictures/read-photo-facts.js';
import { allowPictures } from '../pictures/picture-formats.js';
import { withoutPlace } from '../pictures/without-place.js';
import { readXmpFile } from '../pictures/xmp/read-xmp.js';
import { readHtml } from '../texts/read-html.js';
import { readOffice } from '../texts/read-office.js';
import { readPdf } from '../texts/read-pdf.js';
import { readPlain } from '../texts/read-plain.js';
import { Unreadable } from '../unreadable.js';
import type { ReadingAnswer, ReadingOrder, ReadingTask, ReadingTasks } from './reading-tasks.js';

// The process that looks at files of strangers. It has no secrets, and may be killed at any time.
sharp.cache(false);
sharp.concurrency(1);
allowPictures();

const TASKS: {
  [Task in ReadingTask]: (
    order: ReadingTasks[Task]['order'],
  ) => Promise<ReadingTasks[Task]['result']>;
} = {
  pictures: ({ file, isUpright }) => makePictures(file, isUpright),
  heic: ({ file }) => makeHeicPictures(file),
  facts: ({ file }) => readPhotoFacts(file),
  raw_facts: ({ tags, packet }) => readRawFacts(tags, packet),
  xmp: ({ file }) => readXmpFile(file),
  without_place: ({ file }) => withoutPlace(file),
  pdf: ({ file }) => readPdf(file),
  html: ({ file }) => readHtml(file),
  plain: ({ file }) => readPlain(file),
  office: ({ file }) => readOffice(file),
};

process.on('message', (order: ReadingOrder) => {
  void answer(order).then((result) => process.send?.(result));
});

async function answer({ task, order }: ReadingOrder): Promise<ReadingAnswer> {
  try {
    return { result: await TASKS[task](order as never) };
  } catch (error) {
    return { reason: error instanceof Unreadable ? error.reason : 'damaged' };
  }
}
