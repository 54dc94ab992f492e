import { setImmediate as others } from 'node:timers/promises';
import Pdf from 'pdfkit';
import type { Statement } from '../statement.js';
import { Pen } from './pen.js';
import {
  LINES_ON_FIRST,
  LINES_ON_OTHERS,
  writeContinued,
  writeFoot,
  writeHead,
  writeLine,
} from './statement-page.js';

/**
 * A statement as PDF. Each page is sent before the next is drawn: what is kept in memory does not
 * grow with the lines, and a reader that takes its time is waited for.
 */
export async function* pdfOf({ head, lines }: Statement): AsyncGenerator<Buffer> {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: `Statement of ${head.wallet}`, CreationDate: head.madeAt },
  });
  const pen = new Pen(doc);
  let [page, place] = [0, 0];
  const turn = (): void => {
    doc.addPage();
    [page, place] = [page + 1, 0];
    if (page === 1) writeHead(pen, head);
    else writeContinued(pen, head);
    writeFoot(pen, head, page);
  };
  turn();
  for await (const some of lines) {
    for (const line of some) {
      if (place >= (page === 1 ? LINES_ON_FIRST : LINES_ON_OTHERS)) {
        turn();
        yield* readyOf(doc);
        // Drawing keeps the process busy: between pages it is the turn of other requests.
        await others();
      }
      writeLine(pen, line, { place, isFirst: page === 1, exponent: head.exponent });
      place += 1;
    }
  }
  doc.end();
  for await (const chunk of doc) yield chunk as Buffer;
}

/** What the document has finished so far. */
function* readyOf(doc: InstanceType<typeof Pdf>): Generator<Buffer> {
  for (let chunk: unknown = doc.read(); chunk !== null; chunk = doc.read()) yield chunk as Buffer;
}
