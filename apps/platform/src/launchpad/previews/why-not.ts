import type { PreviewEntity, PreviewSettingsEntity } from './preview.entity.js';

interface Opening {
  readonly isFork: boolean;
  /** Whether it says that a closed pull request is open again. */
  readonly isReopening: boolean;
  readonly commit: string;
  readonly toldAt: Date | null;
}

/** Why a pull request gets no preview, or no newer one; undefined when it does. */
export function whyNot(
  { isFork, isReopening, commit, toldAt }: Opening,
  { isEnabled, takesForks, mostOpen }: PreviewSettingsEntity,
  known: PreviewEntity | null,
  open: number,
): string | undefined {
  if (!isEnabled) return 'previews_off';
  if (isFork && !takesForks) return 'fork';
  const isLate = known?.toldAt != null && toldAt !== null && toldAt < known.toldAt;
  if (isLate) return 'outdated';
  // Deliveries overtake each other; only this one means that it is open again.
  if (known?.state === 'closed' && !isReopening) return 'pull_request_closed';
  const isShown = known?.state === 'open' && known.appId !== null;
  if (isShown) return known.commitSha === commit ? 'unchanged' : undefined;
  return open >= mostOpen ? 'preview_limit' : undefined;
}
