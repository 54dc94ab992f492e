import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { buildQuery, mapsKey } from '../../api/maps.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { ProgressBar } from '../../ui/progress-bar.js';

interface BuildProgressProps {
  readonly project: string;
  readonly operation: string;
  readonly onEnd: () => void;
}

/** How far a map is built; then it is on the map. */
export function BuildProgress({ project, operation, onEnd }: BuildProgressProps) {
  const queryClient = useQueryClient();
  const build = useQuery(buildQuery(project, operation));
  const isOver = Boolean(build.data?.finished_at);
  const end = useEffectEvent(() => {
    onEnd();
    void queryClient.invalidateQueries({ queryKey: mapsKey(project) });
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  if (build.error) return <ErrorNotice error={build.error} />;
  return (
    <Stack className="card" p={14} gap="xs">
      <ProgressBar
        title="Building the map"
        operation={build.data ?? { progress: 0, stage: null }}
      />
    </Stack>
  );
}
