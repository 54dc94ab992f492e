import { useEffect, useState } from 'react';

/** Pictures are made in moments; when one is not there by then, there is none. */
const RETRY_MS = [1000, 2000, 4000, 8000];

/** What to show in the place of a picture: its address, and whom to tell that it is not there. */
interface Shown {
  /** Undefined while there is nothing to show, which may change. */
  readonly source: string | undefined;
  readonly onError: () => void;
}

/**
 * The picture that was made of a file; asked for again while it may still be made.
 * @param made where it is
 * @param own the file itself, which stands in where the browser can show it
 */
export function usePicture(made: string, own?: string): Shown {
  const [tries, setTries] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isOwnMissing, setOwnMissing] = useState(own === undefined);
  const waitMs = isMissing && isOwnMissing ? RETRY_MS[tries] : undefined;
  useEffect(() => {
    if (waitMs === undefined) return undefined;
    const timer = setTimeout(() => {
      setMissing(false);
      setTries((before) => before + 1);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  if (!isMissing) return { source: made, onError: () => setMissing(true) };
  return { source: isOwnMissing ? undefined : own, onError: () => setOwnMissing(true) };
}
