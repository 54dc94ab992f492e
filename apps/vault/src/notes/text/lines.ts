const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** A line of Markdown, and where it begins in the text. */
export interface Line {
  readonly text: string;
  readonly offset: number;
}

/** The lines of a text that are no code in fences; one pass, whatever the text is. */
export function* linesOf(markdown: string): Generator<Line> {
  let fence: string | undefined;
  let offset = 0;
  for (const text of markdown.split('\n')) {
    const [, mark, info = ''] = FENCE.exec(text) ?? [];
    if (fence === undefined) {
      // A fence of backticks has none in what follows it: else it is code within a line.
      if (mark !== undefined && !(mark.startsWith('`') && info.includes('`'))) fence = mark;
      else yield { text, offset };
    } else if (mark?.startsWith(fence) && info.trim() === '') fence = undefined;
    offset += text.length + 1;
  }
}
