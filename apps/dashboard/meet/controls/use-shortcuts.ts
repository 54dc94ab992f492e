import { useEffect, useEffectEvent } from 'react';
import { usePlainKeys } from '../../web/shell/use-plain-keys.js';
import { hasLetters } from './shortcuts.js';

/** Does what single letters stand for, outside of fields and dialogs. Esc works in fields too. */
export function useShortcuts(
  actions: Readonly<Record<string, () => void>>,
  onEscape: () => void,
): void {
  usePlainKeys((keys, event) => {
    const action = actions[keys.toLowerCase()];
    if (!action || (keys !== '?' && !hasLetters())) return;
    // The letter must not end up in the field that it opens.
    event.preventDefault();
    action();
  });
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const isElsewhere =
        target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) escape();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
