import type { VideoQuality } from '../protocol/index.js';

/** A picture may be shown so much larger than it is before a bigger one is asked for. */
const STRETCH = 1.25;
/** Who scrolls past should not switch pictures off and on. */
const SETTLE_MS = 300;

/** Knows how large the elements of a track are on the screen, and which of them can be seen. */
export class RenderedSize {
  readonly #visible = new Map<Element, boolean>();
  readonly #sizes: ResizeObserver;
  readonly #sight: IntersectionObserver;
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param changed called a moment after sizes or visibility changed */
  constructor(private readonly changed: () => void) {
    const later = () => this.#later();
    this.#sizes = new ResizeObserver(later);
    this.#sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (this.#visible.has(target)) this.#visible.set(target, isIntersecting);
      }
      later();
    });
    document.addEventListener('visibilitychange', later, { signal: this.#stop.signal });
  }

  get isWatching(): boolean {
    return this.#visible.size > 0;
  }

  watch(element: HTMLMediaElement): void {
    if (this.#visible.has(element)) return;
    this.#visible.set(element, true);
    this.#sizes.observe(element);
    this.#sight.observe(element);
  }

  /** @param element all when absent */
  unwatch(element?: HTMLMediaElement): void {
    for (const one of element ? [element] : this.#visible.keys()) {
      this.#visible.delete(one);
      this.#sizes.unobserve(one);
      this.#sight.unobserve(one);
    }
    this.#later();
  }

  /** The smallest picture that looks well in the largest element; `high` when there is none. */
  qualityFor(width: number, height: number): VideoQuality {
    if (!this.isWatching) return 'high';
    let share = 0;
    for (const [element, isVisible] of this.#visible) {
      const isApart = document.pictureInPictureElement === element;
      if (!isApart && (!isVisible || document.visibilityState === 'hidden')) continue;
      const { clientWidth, clientHeight } = element;
      const pixels = globalThis.devicePixelRatio || 1;
      const filled = Math.max((clientWidth * pixels) / width, (clientHeight * pixels) / height);
      share = Math.max(share, filled);
    }
    if (share === 0) return 'off';
    if (share <= STRETCH / 4) return 'low';
    return share <= STRETCH / 2 ? 'medium' : 'high';
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop.abort();
    this.#sizes.disconnect();
    this.#sight.disconnect();
    this.#visible.clear();
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.#stop.signal.aborted) this.#timer = setTimeout(this.changed, SETTLE_MS);
  }
}
