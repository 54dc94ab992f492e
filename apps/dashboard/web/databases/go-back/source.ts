import { useState } from 'react';
import { isWithin, localText, type Reach } from './moment.js';

/** What data are taken from. */
export type SourceKind = 'now' | 'moment' | 'backup';

/** What is chosen of it, as a form holds it. */
export interface Source {
  readonly of: SourceKind;
  /** As the browser's input of a date and time has it; empty while there is none. */
  readonly moment: string;
  /** Id of the backup; empty while none is chosen. */
  readonly backup: string;
}

/** What the interface is asked for. */
export type WantedSource = { readonly at: string } | { readonly backup: string } | null;

/** A choice of what data are taken from; the last moment that there is, until somebody picks one. */
export function useSource(first: SourceKind, reach: Reach | undefined) {
  const [chosen, setChosen] = useState<Partial<Source>>({});
  const usual = { of: first, moment: reach ? localText(reach.latest) : '', backup: '' };
  const source: Source = { ...usual, ...chosen };
  const change = (next: Partial<Source>) => setChosen({ ...chosen, ...next });
  return { source, change };
}

/** Whether a choice is complete. */
export function isChosen({ of, moment, backup }: Source, reach: Reach | undefined): boolean {
  if (of === 'backup') return backup !== '';
  return of === 'now' || (reach !== undefined && isWithin(moment, reach));
}

/** A choice as it is asked for; null for what there is now. */
export function wantedOf({ of, moment, backup }: Source): WantedSource {
  if (of === 'backup') return { backup };
  return of === 'moment' ? { at: new Date(moment).toISOString() } : null;
}
