import { displayWidth } from './display-width.js';

/** A column narrower than this says nothing. */
const LEAST_WIDTH = 8;

/** Widths of columns that fit into a line: the widest give way first. */
export function fitWidths(widths: readonly number[], gap: number, lineWidth: number): number[] {
  const fitted = [...widths];
  const total = () => fitted.reduce((sum, width) => sum + width, gap * (fitted.length - 1));
  for (let excess = total() - lineWidth; excess > 0; excess--) {
    const widest = Math.max(...fitted);
    if (widest <= LEAST_WIDTH) return fitted;
    fitted[fitted.lastIndexOf(widest)] = widest - 1;
  }
  return fitted;
}

/** A text that is no wider than this; what is left out is shown as `…`. */
export function cutTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (displayWidth(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
}
