/** What an operator should be told of, and from when. `docs/operations` says what to do then. */
export const ALERTS = [
  alert('SkydeckDown', 'critical', '2m', 'up == 0', '{{ $labels.job }} does not answer.'),
  alert(
    'SkydeckErrors',
    'critical',
    '5m',
    `sum by (job) (rate(http_request_duration_seconds_count{status=~"5.."}[5m]))
  / sum by (job) (rate(http_request_duration_seconds_count[5m])) > 0.02`,
    'More than 2 % of the answers of {{ $labels.job }} are errors of ours.',
  ),
  alert(
    'SkydeckSlow',
    'warning',
    '10m',
    `histogram_quantile(0.99, sum by (job, le) (
    rate(http_request_duration_seconds_bucket{route!~".*(stream|events).*", status!~"202|101"}[5m])
  )) > 2.5`,
    'One in a hundred requests to {{ $labels.job }} takes longer than 2.5 s.',
  ),
  alert(
    'SkydeckEventLoopBusy',
    'warning',
    '5m',
    'nodejs_eventloop_lag_p99_seconds > 0.25',
    '{{ $labels.job }} is late by more than 250 ms: it has too much to compute.',
  ),
  alert(
    'SkydeckMemory',
    'warning',
    '10m',
    'process_resident_memory_bytes > 1.5e9',
    '{{ $labels.job }} holds more than 1.5 GB.',
  ),
  alert(
    'SkydeckDatabasePoolWaits',
    'warning',
    '2m',
    'skydeck_db_pool_connections{state="waiting"} > 0',
    'Requests to {{ $labels.job }} wait for a connection to the database.',
  ),
  alert(
    'SkydeckOutboxLag',
    'warning',
    '2m',
    'skydeck_outbox_lag_seconds > 60',
    'Events of {{ $labels.job }} are not passed on: webhooks and streams stand still.',
  ),
  alert(
    'SkydeckDatabaseArchiveLag',
    'warning',
    '2m',
    'skydeck_database_archive_lag_seconds > 300',
    'The log of {{ $labels.database }} is not brought to the object store: a lost disk would cost it.',
  ),
  alert(
    'SkydeckQueueWaits',
    'warning',
    '5m',
    `histogram_quantile(0.95, sum by (job, queue, le) (
    rate(skydeck_queue_wait_seconds_bucket[5m])
  )) > 30`,
    'Jobs of {{ $labels.queue }} wait longer than 30 s for a worker.',
  ),
  alert(
    'SkydeckJobsFail',
    'warning',
    '10m',
    `sum by (job, queue) (rate(skydeck_queue_jobs_total{outcome="failed"}[10m]))
  / sum by (job, queue) (rate(skydeck_queue_jobs_total[10m])) > 0.2`,
    'More than one in five jobs of {{ $labels.queue }} fails.',
  ),
  alert(
    'SkydeckWebhooksFail',
    'warning',
    '30m',
    `sum by (job) (rate(skydeck_webhook_attempts_total{outcome!="delivered"}[15m]))
  / sum by (job) (rate(skydeck_webhook_attempts_total[15m])) > 0.5`,
    'More than half of the attempts to deliver webhooks fail.',
  ),
  alert(
    'SkydeckDeploymentsFail',
    'warning',
    '15m',
    `sum(rate(skydeck_deployments_total{status="failed"}[30m]))
  / sum(rate(skydeck_deployments_total[30m])) > 0.5`,
    'More than half of the deployments fail.',
  ),
  alert(
    'SkydeckDeploymentsWait',
    'warning',
    '10m',
    'sum(skydeck_deployments{status="queued"}) > 5',
    'More than five deployments wait for a worker.',
  ),
  alert(
    'SkydeckEdgeErrors',
    'warning',
    '5m',
    `sum by (app) (rate(skydeck_edge_requests_total{class="5xx"}[5m]))
  / sum by (app) (rate(skydeck_edge_requests_total[5m])) > 0.1`,
    'More than one in ten visits to {{ $labels.app }} ends in an error.',
  ),
  alert(
    'SkydeckEdgeCrashes',
    'warning',
    '0m',
    'increase(skydeck_edge_restarts_total{cause="crash"}[15m]) > 2',
    'Workers of the edge on {{ $labels.instance }} ended unasked.',
  ),
  alert(
    'SkydeckLedgerUnsound',
    'critical',
    '0m',
    'max by (job) (skydeck_ledger_unsound) > 0',
    'The books of {{ $value }} tenants are not what they should be.',
  ),
  alert(
    'SkydeckLedgerWaits',
    'warning',
    '5m',
    'skydeck_ledger_waiting > 2000',
    'More than 2,000 commands wait for the ledger; soon callers are sent away.',
  ),
  alert(
    'SkydeckProvidersOfPaymentsFail',
    'warning',
    '15m',
    'sum by (kind, problem) (increase(skydeck_payment_provider_failures_total[15m])) > 20',
    'Payments by {{ $labels.kind }} fail with {{ $labels.problem }}.',
  ),
  alert(
    'SkydeckMessagesFail',
    'warning',
    '15m',
    `sum by (channel) (rate(skydeck_messages_total{status=~"failed|undelivered"}[15m]))
  / sum by (channel) (rate(skydeck_messages_total{status=~"failed|undelivered|sent"}[15m])) > 0.2`,
    'More than one in five messages by {{ $labels.channel }} does not arrive.',
  ),
  alert(
    'SkydeckVideosWait',
    'warning',
    '15m',
    'max(skydeck_media_tasks{status="queued"}) > 100 and max(skydeck_media_tasks{status="processing"}) < 1',
    'Files wait and nobody encodes them: workers are missing, or FFmpeg on them.',
  ),
  alert(
    'SkydeckVideosFail',
    'warning',
    '15m',
    `sum(rate(skydeck_media_task_seconds_count{outcome=~"again|lost"}[30m]))
  / sum(rate(skydeck_media_task_seconds_count[30m])) > 0.2`,
    'More than one in five tasks on assets has to be done again.',
  ),
  alert(
    'SkydeckRoomEngineDown',
    'critical',
    '2m',
    `max(skydeck_room_engine_up) < 1 and sum(skydeck_rooms{status="active"}) > 0`,
    'People are in rooms, and nothing carries their media.',
  ),
  alert(
    'SkydeckRoomEngineRestarts',
    'warning',
    '5m',
    'sum by (instance) (increase(skydeck_room_engine_restarts_total[15m])) > 2',
    'What carries the media of rooms ended again and again by itself.',
  ),
  alert(
    'SkydeckRoomJoinsFail',
    'warning',
    '10m',
    `sum(rate(skydeck_room_joins_total{outcome=~"bad_token|no_room|room_full"}[10m]))
  / sum(rate(skydeck_room_joins_total[10m])) > 0.2`,
    'More than one in five who come to a room are not let in.',
  ),
  alert(
    'SkydeckRoomRecordingsWait',
    'warning',
    '10m',
    'max(skydeck_room_recording_wait_seconds) > 3600',
    'A recording of a room is over for more than an hour, and not ready.',
  ),
  alert(
    'SkydeckRoomRecordingsFail',
    'warning',
    '5m',
    'max(skydeck_room_recordings{status="failed"}) - min(skydeck_room_recordings{status="failed"} offset 1h) > 3',
    'More than three recordings of rooms came to nothing within an hour.',
  ),
  alert(
    'SkydeckBackupFails',
    'critical',
    '5m',
    'max(skydeck_backup_failing) > 0',
    'The daily backup of the installation could not be made.',
  ),
  alert(
    'SkydeckBackupOld',
    'critical',
    '5m',
    'max(skydeck_backup_age_seconds) > 26 * 3600',
    'The last backup of the installation is older than a day.',
  ),
  alert(
    'SkydeckDatabaseBackupOld',
    'critical',
    '15m',
    'time() - (max by (namespace, pod) (cnpg_collector_last_available_backup_timestamp) > 0) > 26 * 3600',
    'The last backup of the Postgres cluster of {{ $labels.pod }} is older than a day.',
  ),
  alert(
    'SkydeckFxRatesOld',
    'warning',
    '1h',
    'skydeck_fx_rates_age_seconds > 4 * 86400',
    'Published rates are four days old; soon nothing is sold at them.',
  ),
  alert(
    'SkydeckFxTradeWaits',
    'critical',
    '2m',
    'skydeck_fx_pending_seconds > 120',
    'A trade between currencies waits for its end for more than two minutes.',
  ),
  alert(
    'SkydeckCertificateEnds',
    'critical',
    '1h',
    'min by (host) (skydeck_edge_certificate_expiry_seconds) - time() < 7 * 86400',
    'The certificate of {{ $labels.host }} ends within seven days and was not renewed.',
  ),
  alert(
    'SkydeckCertificateOrdersFail',
    'warning',
    '1h',
    'sum(increase(skydeck_certificate_orders_total{status="failed"}[6h])) > 3',
    'More than three orders of certificates failed within six hours.',
  ),
];

function alert(name, severity, forTime, expr, summary) {
  return { alert: name, expr, for: forTime, labels: { severity }, annotations: { summary } };
}
