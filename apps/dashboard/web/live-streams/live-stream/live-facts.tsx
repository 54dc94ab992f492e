import type { LiveStream } from '../../api/live-streams.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { MetadataPairs } from '../../ui/metadata-pairs.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';

/** What is known of a live stream besides what is on air. */
export function LiveFacts({ stream }: { readonly stream: LiveStream }) {
  const { id, latency, reconnect_window_s: windowS, record, metadata } = stream;
  return (
    <Section title="Details">
      <dl className="pair">
        <dt>Id</dt>
        <dd>
          <span className="mono">{id}</span> <CopyIcon text={id} what="live stream id" />
        </dd>
        <dt>Latency</dt>
        <dd>{latency === 'low' ? 'Low' : 'Standard'}</dd>
        <dt>Comes back</dt>
        <dd>{windowS === 0 ? 'Never: it is over at once' : `Within ${windowS} s`}</dd>
        <dt>Recorded</dt>
        <dd>{record ? 'Yes' : 'No'}</dd>
        <dt>Added</dt>
        <dd>
          <Time at={stream.created_at} />
        </dd>
        <MetadataPairs metadata={metadata} />
      </dl>
    </Section>
  );
}
