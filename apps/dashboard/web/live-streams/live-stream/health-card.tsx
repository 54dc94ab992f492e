import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { healthQuery, type LiveStream } from '../../api/live-streams.js';
import { Section } from '../../ui/section.js';
import { rateText } from '../../videos/video-words.js';

interface HealthCardProps {
  readonly project: string;
  readonly stream: LiveStream;
}

/** How well what is broadcast comes in. */
export function HealthCard({ project, stream }: HealthCardProps) {
  const { data: health } = useQuery(healthQuery(project, stream.id));
  return (
    <Section title="Health">
      {health ? (
        <dl className="pair">
          <dt>Bitrate</dt>
          <dd>{rateText(health.bitrate_bps)}</dd>
          <dt>Pictures</dt>
          <dd>{Math.round(health.frame_rate)} a second</dd>
          <dt>Size</dt>
          <dd>{health.width === null ? 'Sound only' : `${health.width} × ${health.height}`}</dd>
          <dt>Plays as</dt>
          <dd>{health.renditions.join(', ') || '–'}</dd>
          <dt>Left out</dt>
          <dd>{health.dropped_messages}</dd>
        </dl>
      ) : (
        <Text size="sm" c="dimmed">
          It is measured in a moment.
        </Text>
      )}
    </Section>
  );
}
