import type { Autoscaling } from '../api/shapes.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';

/** What a policy makes of the app now, and the last change it made. */
export function AutoscalingState({ policy }: { readonly policy: Autoscaling }) {
  const { state, running, replicas, last_change: last } = policy;
  return (
    <dl className="pair">
      <dt>Now</dt>
      <dd aria-live="polite">
        <Status
          value={state === 'asleep' ? 'stopped' : 'running'}
          label={state === 'asleep' ? 'Asleep' : `${running} of ${replicas}`}
        />
      </dd>
      {last && (
        <>
          <dt>Last change</dt>
          <dd>
            {last.reason}, <Time key={last.at} at={last.at} />
          </dd>
        </>
      )}
    </dl>
  );
}
