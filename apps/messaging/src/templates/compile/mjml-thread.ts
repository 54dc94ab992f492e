import { parentPort, workerData } from 'node:worker_threads';
import { convert } from 'html-to-text';
import mjml2html from 'mjml';
import type { MarkupAnswer, MarkupOrder } from './markup.js';

// A thread that makes HTML and text of the markup of strangers. It may be ended at any time.

// Letters stay as they are: a heading in capitals would change the names in its gaps.
const SELECTORS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
    selector,
    options: { uppercase: false },
  })),
  { selector: 'table', options: { uppercaseHeaderCells: false } },
  { selector: 'img', format: 'skip' },
  { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
];

async function make({ mjml, html, wantsText }: MarkupOrder): Promise<MarkupAnswer> {
  try {
    const made = mjml === undefined ? { html: html ?? '', errors: [] } : await fromMjml(mjml);
    const [problem] = made.errors;
    if (problem) return { problem: `Line ${problem.line}: ${problem.message}` };
    const text = wantsText ? convert(made.html, { wordwrap: false, selectors: SELECTORS }) : null;
    return { html: made.html, text };
  } catch (error) {
    return { problem: error instanceof Error ? error.message.slice(0, 300) : 'Not readable.' };
  }
}

/** Files are never included: a template is whole by itself. */
async function fromMjml(mjml: string) {
  return mjml2html(mjml, { validationLevel: 'soft', ignoreIncludes: true });
}

// Nothing is handed over with it.
parentPort?.postMessage(await Promise.all((workerData as readonly MarkupOrder[]).map(make)), []);
