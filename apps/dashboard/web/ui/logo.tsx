/** The mark of Skydeck: two decks. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#175fc7" />
      <path d="M7 12.5 16 8l9 4.5-9 4.5z" fill="#fff" />
      <path
        d="m7 17.5 9 4.5 9-4.5"
        fill="none"
        stroke="#b3d3ff"
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
