const STEPS = [
  [300, '#1a7f5a'],
  [600, '#2f9e44'],
  [900, '#e0a800'],
  [1800, '#e8590c'],
] as const;
const FARTHEST = '#c2255c';

/** The colour of the area that is reached in so many seconds. */
export const colourOf = (seconds: number): string =>
  STEPS.find(([most]) => seconds <= most)?.[1] ?? FARTHEST;
