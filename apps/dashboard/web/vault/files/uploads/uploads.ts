import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { filesKey } from '../../../api/vault-files.js';
import { spacesKey } from '../../../api/vault-spaces.js';
import { sendToVault } from './send-to-vault.js';
import { type UploadItem, UploadQueue } from './upload-queue.js';

/** All uploads of this tab: they go on whatever page is open. */
export const uploads = new UploadQueue(sendToVault);

/** The uploads of a project; what a page shows is read anew when one is there. */
export function useUploads(project: string): readonly UploadItem[] {
  const queryClient = useQueryClient();
  const all = useSyncExternalStore(uploads.subscribe, uploads.items);
  const own = all.filter(({ place }) => place.project === project);
  const done = own.filter(({ state }) => state === 'done').length;
  const isBusy = all.some(({ state }) => state === 'sending' || state === 'waiting');
  useEffect(() => {
    if (done === 0) return;
    void queryClient.invalidateQueries({ queryKey: filesKey(project) });
    void queryClient.invalidateQueries({ queryKey: spacesKey(project) });
  }, [queryClient, project, done]);
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return own;
}
