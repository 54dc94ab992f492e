import type { CSSProperties } from 'react';

const HUES = 360;

/** The first letters of a name on a colour of its own, where there is no picture. */
export function Avatar({ name, size }: { readonly name: string; readonly size?: number }) {
  const style = { '--hue': hueOf(name), ...(size !== undefined && { '--size': `${size}px` }) };
  return (
    <span className="meet-avatar" aria-hidden style={style as CSSProperties}>
      {initialsOf(name)}
    </span>
  );
}

const LETTERS = new Intl.Segmenter();

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    ends
      .map((word = '') => firstOf(word))
      .join('')
      .toUpperCase() || '?'
  );
}

const firstOf = (word: string): string => {
  const [first] = LETTERS.segment(word);
  return first?.segment ?? '';
};

const hueOf = (name: string): number =>
  new TextEncoder().encode(name).reduce((sum, byte) => (sum * 31 + byte) % HUES, 7);
