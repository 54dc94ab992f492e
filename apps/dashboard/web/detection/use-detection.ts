import { useState } from 'react';
import type { AppDetection } from '../api/app-settings.js';
import type { NewApp } from '../apps/new-app.js';

/** What was found of the code that the form names now; what was found of other code is forgotten. */
export function useDetection({
  origin,
  fields,
  folder,
}: Pick<NewApp, 'origin' | 'fields' | 'folder'>) {
  const place = `${origin} ${fields.repo} ${fields.branch} ${fields.root} ${folder?.name ?? ''}`;
  const [last, setLast] = useState<{ readonly place: string; readonly found: AppDetection }>();
  return {
    /** Changes with the place of the code. */
    place,
    found: last?.place === place ? last.found : undefined,
    keep: (found: AppDetection) => setLast({ place, found }),
  };
}
