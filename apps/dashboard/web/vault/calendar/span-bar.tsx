import { ActionIcon, Button, Group, SegmentedControl, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type Span, SPANS } from './calendar-route.js';
import { type Day, turned } from './times/days.js';
import { monthText, shortDayText } from './times/time-words.js';

const LABELS: Readonly<Record<Span, string>> = { month: 'Month', week: 'Week', agenda: 'Agenda' };

interface SpanBarProps {
  readonly span: Span;
  readonly on: Day;
  readonly days: readonly Day[];
  readonly onShow: (to: {
    readonly span?: Span | undefined;
    readonly on?: Day | undefined;
  }) => void;
}

/** Which time is shown, and how one gets to another. */
export function SpanBar({ span, on, days, onShow }: SpanBarProps) {
  const [first, last] = [days[0]!, days.at(-1)!];
  return (
    <Group justify="space-between" gap="xs">
      <Group gap={6} wrap="nowrap">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="Before"
          onClick={() => onShow({ on: turned(span, on, -1) })}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="After"
          onClick={() => onShow({ on: turned(span, on, 1) })}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
        <Button variant="default" onClick={() => onShow({ on: undefined })}>
          Today
        </Button>
        <Title order={2} size="h4" ml={6}>
          {span === 'month' ? monthText(on) : `${shortDayText(first)} – ${shortDayText(last)}`}
        </Title>
      </Group>
      <SegmentedControl
        aria-label="How much is shown"
        data={SPANS.map((value) => ({ value, label: LABELS[value] }))}
        value={span}
        onChange={(to) => onShow({ span: SPANS.find((one) => one === to), on })}
      />
    </Group>
  );
}
