const DARK = '#0b0d12';
const LIGHT = '#ffffff';

/**
 * The text colour that reads better on a colour.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function textOn(color: string): string {
  return contrast(color, LIGHT) >= contrast(color, DARK) ? LIGHT : DARK;
}

/** The contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Mixes a colour with another one until it reads well on a background. */
export function readableOn(color: string, background: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mix(color, towards, share);
    if (contrast(mixed, background) >= 4.5) return mixed;
  }
  return towards;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
