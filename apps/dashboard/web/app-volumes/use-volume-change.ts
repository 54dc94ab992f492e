import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appVolumesQuery, changeAppVolume } from '../api/app-volumes.js';
import { type AppRef, appKey } from '../api/apps.js';
import type { AppVolume } from '../api/shapes.js';

interface Change {
  readonly volume: AppVolume;
  readonly attached?: boolean;
  readonly size_gb?: number;
  readonly snapshots_kept?: number;
}

/** Changes a volume; a release may follow. */
export function useVolumeChange(at: AppRef) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ volume, ...body }: Change) => changeAppVolume(at, volume.id, body),
    onSettled: async () => {
      await queryClient.invalidateQueries(appVolumesQuery(at));
      await queryClient.invalidateQueries({ queryKey: appKey(at) });
    },
  });
}
