import type { KeyboardEvent } from 'react';
import type { VaultNode } from '../../../api/vault-files.js';

/** What can be done with a row without a mouse. */
export interface RowActions {
  readonly onRename: (node: VaultNode) => void;
  readonly onTrash: (node: VaultNode) => void;
  readonly onToggle: (node: VaultNode) => void;
  readonly onUp: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves between rows by arrows, and does with the one in focus what keys are for. */
export function listKeys(nodes: readonly VaultNode[], actions: RowActions) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, currentTarget, target } = event;
    const from = (target as Element).closest<HTMLElement>('[data-node]');
    const isName = (target as Element).matches('[data-name]');
    if (!from || !isName || event.ctrlKey || event.metaKey || event.altKey) return;
    const names = [...currentTarget.querySelectorAll<HTMLElement>('[data-name]')];
    const at = names.indexOf(target as HTMLElement);
    const node = nodes.find(({ id }) => id === from.dataset['node']);
    const step = STEPS[key];
    if (step !== undefined) names[at + step]?.focus();
    else if (key === 'Home') names[0]?.focus();
    else if (key === 'End') names.at(-1)?.focus();
    else if (key === 'Backspace') actions.onUp();
    else if (!node) return;
    else if (key === 'F2') actions.onRename(node);
    else if (key === 'Delete') actions.onTrash(node);
    else if (key === ' ') actions.onToggle(node);
    else return;
    event.preventDefault();
  };
}
