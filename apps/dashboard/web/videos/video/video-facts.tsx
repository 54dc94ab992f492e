import type { Asset } from '../../api/assets.js';
import { bytesText } from '../../ui/bytes-text.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { MetadataPairs } from '../../ui/metadata-pairs.js';
import { Section } from '../../ui/section.js';
import { durationOf, Time } from '../../ui/time.js';
import { lengthText } from '../video-words.js';

const CODEC_NAMES = { h264: 'H.264', hevc: 'HEVC', vp9: 'VP9', av1: 'AV1' } as const;

/** What is known of a video besides its picture. */
export function VideoFacts({ asset }: { readonly asset: Asset }) {
  const { id, width, height, frame_rate: rate, metadata } = asset;
  return (
    <Section title="Details">
      <dl className="pair">
        <dt>Id</dt>
        <dd>
          <span className="mono">{id}</span> <CopyIcon text={id} what="video id" />
        </dd>
        <dt>Length</dt>
        <dd>{lengthText(asset.duration_ms)}</dd>
        <dt>Picture</dt>
        <dd>
          {width === null ? 'Sound only' : `${width} × ${height}`}
          {rate !== null && `, ${Number(rate.toFixed(2))} a second`}
        </dd>
        <dt>File</dt>
        <dd>
          {bytesText(asset.source_bytes)}
          {asset.source_deleted_at !== null && ', deleted once it was ready'}
        </dd>
        <dt>Codecs</dt>
        <dd>{asset.codecs.map((codec) => CODEC_NAMES[codec]).join(', ')}</dd>
        <dt>Stored</dt>
        <dd>{bytesText(asset.stored_bytes)} in all</dd>
        <dt>Playable</dt>
        <dd>{durationOf(asset.created_at, asset.playable_at) || '–'} after it arrived</dd>
        <dt>Added</dt>
        <dd>
          <Time at={asset.created_at} />
        </dd>
        {asset.expires_at !== null && (
          <>
            <dt>Deleted</dt>
            <dd>
              <Time at={asset.expires_at} />
            </dd>
          </>
        )}
        <MetadataPairs metadata={metadata} />
      </dl>
    </Section>
  );
}
