const BARS = 4;
const WORDS = ['lost', 'very poor', 'poor', 'fair', 'good', 'excellent'];

/** How good a connection is, 0 to 5, in words. */
export const qualityWord = (score: number): string => WORDS[score] ?? 'unknown';

/** How good a connection is, as bars. */
export function QualityBars({ score }: { readonly score: number }) {
  const filled = Math.min(BARS, Math.max(0, score - 1));
  return (
    <svg
      className="meet-bars"
      data-score={score}
      width="16"
      height="14"
      viewBox="0 0 16 14"
      role="img"
      aria-label={`Connection ${qualityWord(score)}`}
    >
      {Array.from({ length: BARS }, (_value, bar) => (
        <rect
          key={bar}
          x={bar * 4}
          y={10 - bar * 3}
          width="3"
          height={4 + bar * 3}
          rx="1"
          opacity={bar < filled ? 1 : 0.3}
        />
      ))}
    </svg>
  );
}
