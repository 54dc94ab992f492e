import { linesOf } from './lines.js';

const ITEM = /^[\s>]{0,200}(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\][ \t]+(\S.*)$/;

/** A box of a checklist. */
export interface ChecklistItem {
  /** Counted from 0 in the order of the text. */
  readonly index: number;
  readonly text: string;
  readonly isChecked: boolean;
  /** Where in the text stands what is between the brackets. */
  readonly offset: number;
}

/** The boxes of a text of Markdown, as GitHub's flavour writes them: `- [ ] Milk`. */
export function checklistOf(markdown: string): ChecklistItem[] {
  const items: ChecklistItem[] = [];
  for (const { text: line, offset } of linesOf(markdown)) {
    const [whole, mark, text = ''] = ITEM.exec(line.replace(/\r$/, '')) ?? [];
    if (whole === undefined) continue;
    const place = offset + whole.length - text.length;
    const box = markdown.lastIndexOf(']', place - 1) - 1;
    items.push({ index: items.length, text, isChecked: mark !== ' ', offset: box });
  }
  return items;
}

/** The same text with one box ticked or not. */
export function withTick(markdown: string, { offset }: ChecklistItem, isChecked: boolean): string {
  return `${markdown.slice(0, offset)}${isChecked ? 'x' : ' '}${markdown.slice(offset + 1)}`;
}
