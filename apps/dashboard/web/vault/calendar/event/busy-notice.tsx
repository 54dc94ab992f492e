import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { busyQuery } from '../../../api/vault-calendars.js';
import { momentOf } from '../times/zoned.js';
import { type EventDraft, isSound } from './event-draft.js';

const TYPING_MS = 300;

interface BusyNoticeProps {
  readonly project: string;
  readonly calendars: readonly string[];
  readonly draft: EventDraft;
}

/** Whether the time of a new event is free in all calendars that are shown. */
export function BusyNotice({ project, calendars, draft }: BusyNoticeProps) {
  const [{ firstDay, firstTime, lastDay, lastTime, zone }] = useDebouncedValue(draft, TYPING_MS);
  const isAsked = !draft.isAllDay && isSound(draft) && calendars.length > 0;
  const momentText = (day: string, time: string) =>
    day && time ? momentOf(`${day}T${time}:00`, zone).toISOString() : '';
  const [from, to] = [momentText(firstDay, firstTime), momentText(lastDay, lastTime)];
  const { data } = useQuery({
    ...busyQuery(project, calendars, { from, to }),
    enabled: isAsked && from < to,
  });
  if (!isAsked || !data) return null;
  const taken = data.calendars.some(({ busy }) => busy.length > 0);
  return (
    <Text size="sm" c={taken ? 'var(--warn)' : 'var(--good)'} role="status">
      {taken ? 'Something else is at that time.' : 'The time is free in the calendars shown.'}
    </Text>
  );
}
