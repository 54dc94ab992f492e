import type { Session } from '../api.js';
import { make, show } from '../dom.js';
import { icon, type IconName } from '../icons.js';
import { later } from '../later.js';
import type { Words } from '../words.js';

const ICONS: Record<string, IconName> = {
  verified: 'good',
  needs_review: 'wait',
  requires_input: 'again',
};

/** Shows that something is being done. */
export function showProcessing(words: Words, isSlow = false): void {
  const { title, lead, slow } = words.processing;
  show(
    make('div', { class: 'spinner', role: 'status', 'aria-label': title }),
    make('h1', {}, title),
    make('p', { class: 'lead' }, isSlow ? slow : lead),
  );
}

/** Shows how it ended. Resolves when somebody wants to start again. */
export function showResult(words: Words, session: Session): Promise<void> {
  const { promise, resolve } = later<void>();
  const { status, reasons, comment, redirect_url: target } = session;
  const { title, lead } = resultOf(words, status);
  const isOpen = status === 'requires_input';
  const again = make('button', { class: 'main', onclick: () => resolve() }, words.results.again);
  show(
    make('div', { class: `badge ${status}` }, icon(ICONS[status] ?? 'stop')),
    make('h1', {}, title),
    make('p', { class: 'lead' }, lead),
    !isOpen || reasons.length === 0
      ? null
      : make('ul', { class: 'reasons' }, ...reasons.map((r) => make('li', {}, r.message))),
    comment === null ? null : make('blockquote', {}, comment),
    isOpen ? again : null,
    target === null || isOpen
      ? null
      : make('a', { class: 'button', href: target, rel: 'noreferrer' }, words.results.leave),
  );
  return promise;
}

function resultOf(words: Words, status: string): { title: string; lead: string } {
  const { verified, needs_review, requires_input, declined, canceled, ended } = words.results;
  const known: Record<string, { title: string; lead: string }> = {
    verified,
    needs_review,
    requires_input,
    declined,
    canceled,
  };
  return known[status] ?? ended;
}

/** Shows a problem of the whole page. Resolves when somebody tries again. */
export function showFailure(words: Words, text: string): Promise<void> {
  const { promise, resolve } = later<void>();
  show(
    make('div', { class: 'badge' }, icon('stop')),
    make('h1', {}, words.problems['title']!),
    make('p', { class: 'lead', role: 'alert' }, text),
    make('button', { class: 'main', onclick: () => resolve() }, words.problems['retry']!),
  );
  return promise;
}
