import { useEffect, useEffectEvent } from 'react';

const SEQUENCE_MS = 1200;
const FIELDS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** @param isLater whether another was typed just before: it may be meant as a part of two */
type PlainKeys = (keys: string, event: KeyboardEvent, isLater: boolean) => void;

/**
 * Tells of single characters typed outside of fields and dialogs, alone and together with the one
 * typed just before: `a` after `g` gives `a`, then `ga`. What counts is the character, not the key:
 * `?` is elsewhere on every keyboard.
 */
export function usePlainKeys(onKeys: PlainKeys): void {
  const tell = useEffectEvent(onKeys);
  useEffect(() => {
    let last = '';
    let lastAtMs = 0;
    const listen = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isField || isCommand || event.key.length !== 1) return;
      const isSequence = last !== '' && event.timeStamp - lastAtMs < SEQUENCE_MS;
      tell(event.key, event, isSequence);
      if (isSequence) tell(last + event.key, event, isSequence);
      last = event.key;
      lastAtMs = event.timeStamp;
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
