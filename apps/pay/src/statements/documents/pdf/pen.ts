import { createRequire } from 'node:module';
import type Pdf from 'pdfkit';

type Document = InstanceType<typeof Pdf>;

/** What the fonts that every reader has can show: Windows-1252, as far as its codes are those of Unicode. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ff]*$/;
const ELLIPSIS = '…';
const FONTS = {
  regular: ['Helvetica', 'DejaVuSansCondensed.ttf'],
  bold: ['Helvetica-Bold', 'DejaVuSansCondensed-Bold.ttf'],
} as const;

const { resolve } = createRequire(import.meta.url);

export interface Ink {
  readonly size?: number;
  readonly weight?: keyof typeof FONTS;
  readonly color?: string;
}

/** Where a text stands: from `x` on, or up to it. It is cut where it would be wider than `width`. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Writes single lines of text onto pages. Letters of most alphabets are taken along where needed. */
export class Pen {
  constructor(private readonly doc: Document) {}

  write(text: string, { x, y, width, align = 'left' }: Place, ink: Ink = {}): void {
    const { size = 8, weight = 'regular', color = '#1a1a1a' } = ink;
    const [plain, wide] = FONTS[weight];
    const line = text.replaceAll(/\s+/g, ' ').trim();
    const font = PLAIN.test(line) ? plain : resolve(`dejavu-fonts-ttf/ttf/${wide}`);
    this.doc.font(font).fontSize(size).fillColor(color);
    const cut = this.#cut(line, width);
    const left = align === 'right' ? x + width - cut.width : x;
    this.doc.text(cut.shown, left, y, { lineBreak: false });
  }

  rule(y: number, from: number, to: number): void {
    this.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor('#b8b8b8').stroke();
  }

  /** As much of a text as fits, found by halving, and how wide that is. */
  #cut(text: string, most: number): { readonly shown: string; readonly width: number } {
    const whole = this.doc.widthOfString(text);
    if (whole <= most) return { shown: text, width: whole };
    const letters = Array.from(text);
    let [low, high] = [0, letters.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const tried = letters.slice(0, middle).join('') + ELLIPSIS;
      if (this.doc.widthOfString(tried) <= most) low = middle;
      else high = middle - 1;
    }
    const shown = letters.slice(0, low).join('').trimEnd() + ELLIPSIS;
    return { shown, width: this.doc.widthOfString(shown) };
  }
}
