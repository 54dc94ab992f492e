/** Characters of private use, which no text has that was cleaned of them. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  [MARK_START]: '<mark>',
  [MARK_END]: '</mark>',
};

/** Makes HTML of a text with marks: whatever is HTML in it is shown as it is written. */
export function markedHtml(text: string): string {
  return text.replaceAll(/[&<>"'\uE000\uE001]/gu, (one) => ESCAPES[one] ?? one);
}
