import { Drawer, Stack } from '@mantine/core';
import type { AuditEntry } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Time } from '../ui/time.js';
import { AuditDiff } from './audit-diff.js';
import { useActorName } from './use-actor-name.js';

interface AuditDrawerProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** One entry in full: who, what, when, from where, and what it was before and after. */
export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const { actor, action, target, at, request_id: requestId, hash } = entry;
  const nameOf = useActorName();
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={action}>
      <Stack gap="lg">
        <dl className="pair">
          <dt>Who</dt>
          <dd>
            {nameOf(actor)} <span className="mono">({actor.id})</span>
          </dd>
          <dt>When</dt>
          <dd>
            <Time at={at} />
          </dd>
          <dt>From</dt>
          <dd>{actor.ip ?? '–'}</dd>
          <dt>Program</dt>
          <dd>{actor.user_agent ?? '–'}</dd>
          <dt>Target</dt>
          <dd className="mono">
            {target} <CopyIcon text={target} what="target" />
          </dd>
          <dt>Request</dt>
          <dd className="mono">
            {requestId ?? '–'} {requestId && <CopyIcon text={requestId} what="request id" />}
          </dd>
          <dt>Hash</dt>
          <dd className="mono">{hash}</dd>
        </dl>
        <AuditDiff entry={entry} />
      </Stack>
    </Drawer>
  );
}
