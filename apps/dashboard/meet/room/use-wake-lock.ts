import { useEffect } from 'react';

/** Keeps the screen on while one takes part, where the browser can: phones turn dark otherwise. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const take = async () => {
      // It is lost whenever the page is hidden, and refused meanwhile, or to save power.
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) await lock?.release();
    };
    const listen = () => void take();
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', listen);
      void lock?.release();
    };
  }, []);
}
