import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarsKey, calendarsQuery, instancesQuery } from '../../api/vault-calendars.js';
import { useNews } from '../../sources/use-news.js';
import { addDays, beginOf, type Day } from './times/days.js';

/** The calendars of a space, which of them are looked at, and what takes place in them in some days. */
export function useShownCalendars(
  project: string,
  space: string | undefined,
  days: readonly Day[],
) {
  const queryClient = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const calendars = useQuery(calendarsQuery(project, space));
  const seen = (calendars.data ?? []).filter(({ id }) => !hidden.has(id));
  const [first, last] = [days[0]!, days.at(-1)!];
  const window = {
    from: beginOf(first).toISOString(),
    to: beginOf(addDays(last, 1)).toISOString(),
  };
  const instances = useQuery({
    ...instancesQuery(project, seen, window),
    enabled: calendars.data !== undefined,
  });
  useNews({
    source: 'vault',
    project,
    types: 'calendar.*,calendar_event.*',
    queryKey: calendarsKey(project),
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: calendarsKey(project) });
  const toggle = (id: string) =>
    setHidden((before) => {
      const rest = [...before].filter((one) => one !== id);
      return new Set(before.has(id) ? rest : [...rest, id]);
    });
  return { calendars, seen, hidden, toggle, instances, refresh };
}
