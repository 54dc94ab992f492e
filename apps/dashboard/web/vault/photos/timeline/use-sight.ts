import { type RefObject, useEffect, useState } from 'react';

/** More than what is seen is drawn, so that it is there when it comes into sight. */
const BEYOND_PX = 800;

/** Which part of a long element is in sight, in pixels from its top, and how wide it is. */
export function useSight(element: RefObject<HTMLElement | null>) {
  const [sight, setSight] = useState({ fromPx: 0, toPx: 0, widthPx: 0 });
  useEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const { top, width } = shown.getBoundingClientRect();
      // In steps, so that not every pixel draws anew.
      const fromPx = Math.max(0, Math.floor((-top - BEYOND_PX) / 100) * 100);
      const toPx = Math.ceil((window.innerHeight - top + BEYOND_PX) / 100) * 100;
      setSight((before) =>
        before.fromPx === fromPx && before.toPx === toPx && before.widthPx === width
          ? before
          : { fromPx, toPx, widthPx: width },
      );
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    const sizes = new ResizeObserver(later);
    sizes.observe(shown);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [element]);
  return sight;
}
