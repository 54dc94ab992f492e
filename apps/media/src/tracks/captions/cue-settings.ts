const PERCENT = String.raw`(?:100|\d{1,2})(?:\.\d{1,3})?%`;
/** What WebVTT knows of the place of a cue; regions are not kept. */
const KNOWN = [
  /^vertical:(?:rl|lr)$/,
  new RegExp(String.raw`^line:(?:-?\d{1,3}|${PERCENT})(?:,(?:start|center|end))?$`),
  new RegExp(`^position:${PERCENT}(?:,(?:line-left|center|line-right))?$`),
  new RegExp(`^size:${PERCENT}$`),
  /^align:(?:start|center|end|left|right)$/,
];

/** The settings of a cue that are sound; all else is left out, as players do. */
export function cleanSettings(text: string): string {
  const words = text.split(/[ \t]+/);
  return words.filter((word) => KNOWN.some((known) => known.test(word))).join(' ');
}
