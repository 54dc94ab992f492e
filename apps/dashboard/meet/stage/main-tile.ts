/** What is needed of a tile to choose. */
interface Candidate {
  readonly key: string;
  readonly isSelf: boolean;
  readonly person: { readonly identity: string };
}

interface Choice<T> {
  readonly cameras: readonly T[];
  /** The newest first. */
  readonly screens: readonly T[];
  /** Key of the tile that was pinned. */
  readonly pinned: string | null;
  readonly view: 'grid' | 'speaker';
  /** Identity of who spoke last. */
  readonly speaker: string | null;
}

/**
 * The tile that is shown large: what was pinned, else what is shared, else who speaks when that is
 * wanted. Undefined for a grid.
 */
export function mainTileOf<T extends Candidate>(choice: Choice<T>): T | undefined {
  const { cameras, screens, pinned, view, speaker } = choice;
  const kept = [...screens, ...cameras].find(({ key }) => key === pinned);
  if (kept || screens.length > 0) return kept ?? screens[0];
  if (view === 'grid' || cameras.length < 2) return undefined;
  const speaking = cameras.find(({ person }) => person.identity === speaker);
  return speaking ?? cameras.find(({ isSelf }) => !isSelf) ?? cameras[0];
}
