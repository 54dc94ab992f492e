const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const BOX = /^[\s>]{0,200}(?:[-*+]|\d{1,9}[.)])[ \t]+\[([ xX])\][ \t]+(\S.*)$/;

/** A box of a checklist, counted as the service counts it. */
export interface Box {
  readonly index: number;
  readonly text: string;
  readonly isChecked: boolean;
  /** Where in the text stands what is between the brackets. */
  readonly offset: number;
}

/** The boxes of a text of Markdown, but for those in code. */
export function boxesOf(markdown: string): readonly Box[] {
  const boxes: Box[] = [];
  let fence: string | undefined;
  let offset = 0;
  for (const line of markdown.split('\n')) {
    const [, mark, info = ''] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
    } else if (mark !== undefined && !(mark.startsWith('`') && info.includes('`'))) fence = mark;
    else {
      const [whole, tick, text = ''] = BOX.exec(line.replace(/\r$/, '')) ?? [];
      if (whole !== undefined) {
        const at = markdown.lastIndexOf(']', offset + whole.length - text.length - 1) - 1;
        boxes.push({ index: boxes.length, text, isChecked: tick !== ' ', offset: at });
      }
    }
    offset += line.length + 1;
  }
  return boxes;
}

/** The same text with one box ticked or not. */
export const withTick = (markdown: string, { offset }: Box, isChecked: boolean): string =>
  `${markdown.slice(0, offset)}${isChecked ? 'x' : ' '}${markdown.slice(offset + 1)}`;

/** Finds the boxes of a text in the order in which they are drawn. */
export function boxFinder(boxes: readonly Box[]): (text: string) => Box | undefined {
  let at = 0;
  return (text) => {
    const line = text.split('\n', 1)[0]?.trim();
    const found = boxes.findIndex((box, index) => index >= at && box.text.trim() === line);
    if (found < 0) return undefined;
    at = found + 1;
    return boxes[found];
  };
}
