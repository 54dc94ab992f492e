import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AppRef } from '../api/apps.js';
import { changeEdgeRules, edgeRulesQuery } from '../api/edge-rules.js';
import type { EdgeRules, EdgeRulesChange } from '../api/shapes.js';

/** What every part of the edge rules is given. */
export interface RulesPartProps {
  readonly at: AppRef;
  readonly rules: EdgeRules;
  /** The version that the rules were read in. */
  readonly etag: string;
}

/** Saves a part of the rules; they hold at once, without a deployment. */
export function useRulesChange({ at, etag }: RulesPartProps) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: EdgeRulesChange) => changeEdgeRules(at, change, etag),
    onSuccess: () => notifications.show({ message: 'Saved. The edge follows it at once.' }),
    onSettled: () => queryClient.invalidateQueries(edgeRulesQuery(at)),
  });
}
