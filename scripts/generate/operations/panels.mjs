/** What a dashboard shows of a process, by what the process has. `JOB` stands for its job. */
export const PANELS = {
  http: [
    panel('Requests a second, by route', 'reqps', {
      '{{method}} {{route}}':
        'sum by (method, route) (rate(http_request_duration_seconds_count{JOB}[5m]))',
    }),
    panel('Share of errors', 'percentunit', {
      'ours (5xx)': share('http_request_duration_seconds_count', 'status=~"5.."'),
      'theirs (4xx)': share('http_request_duration_seconds_count', 'status=~"4.."'),
    }),
    panel('Duration', 's', quantiles('http_request_duration_seconds_bucket')),
    panel('Requests in flight', 'short', { 'in flight': 'http_requests_in_flight{JOB}' }),
  ],
  keys: [
    panel('Credentials that are remembered', 'percentunit', {
      '{{kind}}': `sum by (kind) (rate(skydeck_credential_lookups_total{JOB, result="hit"}[5m]))
  / sum by (kind) (rate(skydeck_credential_lookups_total{JOB}[5m]))`,
    }),
    panel('Requests refused for asking too much', 'reqps', {
      '{{policy}}': 'sum by (policy) (rate(skydeck_rate_limited_total{JOB}[5m]))',
    }),
  ],
  database: [
    panel('Connections to the database', 'short', {
      '{{state}}': 'skydeck_db_pool_connections{JOB}',
    }),
  ],
  events: [panel('Age of the oldest event', 's', { waits: 'skydeck_outbox_lag_seconds{JOB}' })],
  queue: [
    panel('Jobs now', 'short', {
      '{{queue}} {{state}}': 'sum by (queue, state) (skydeck_queue_jobs{JOB})',
    }),
    panel('Jobs a second', 'ops', {
      '{{queue}} {{outcome}}': 'sum by (queue, outcome) (rate(skydeck_queue_jobs_total{JOB}[5m]))',
    }),
    panel('Wait for a worker', 's', quantiles('skydeck_queue_wait_seconds_bucket')),
    panel('Duration of jobs', 's', quantiles('skydeck_queue_job_duration_seconds_bucket')),
  ],
  webhooks: [
    panel('Attempts to deliver webhooks', 'ops', {
      '{{outcome}}': 'sum by (outcome) (rate(skydeck_webhook_attempts_total{JOB}[5m]))',
    }),
  ],
  deployments: [
    panel('Deployments now', 'short', {
      '{{status}}': 'sum by (status) (skydeck_deployments{JOB})',
    }),
    panel('Deployments that ended, an hour', 'short', {
      '{{status}}': 'sum by (status) (increase(skydeck_deployments_total{JOB}[1h]))',
    }),
    panel('Time of each step', 's', {
      '{{step}}': `histogram_quantile(0.95, sum by (step, le) (
    rate(skydeck_deployment_step_seconds_bucket{JOB}[30m])
  ))`,
    }),
  ],
  messages: [
    panel('Messages a second', 'ops', {
      '{{channel}} {{status}}': 'sum by (channel, status) (rate(skydeck_messages_total{JOB}[5m]))',
    }),
    panel('Time until messages are handed over or arrive', 's', {
      '{{channel}} {{stage}}': `histogram_quantile(0.95, sum by (channel, stage, le) (
    rate(skydeck_message_latency_seconds_bucket{JOB}[15m])
  ))`,
    }),
    panel('What providers did with messages', 'ops', {
      '{{kind}} {{outcome}}':
        'sum by (kind, outcome) (rate(skydeck_message_attempts_total{JOB}[5m]))',
    }),
  ],
  payments: [
    panel('Operations of the ledger', 'ops', {
      '{{kind}} {{code}}': 'sum by (kind, code) (rate(skydeck_ledger_operations_total{JOB}[5m]))',
    }),
    panel('Operations in one transaction', 'short', quantiles('skydeck_ledger_batch_size_bucket')),
    panel('Wait for accounts', 's', quantiles('skydeck_ledger_lock_wait_seconds_bucket')),
    panel('Commands that wait', 'short', { wait: 'skydeck_ledger_waiting{JOB}' }),
    panel('Pay-ins, payouts and refunds, an hour', 'short', {
      '{{kind}} {{status}}':
        'sum by (kind, status) (increase(skydeck_payment_orders_total{JOB}[1h]))',
    }),
    panel('Orders that providers did not take', 'ops', {
      '{{kind}} {{problem}}':
        'sum by (kind, problem) (rate(skydeck_payment_provider_failures_total{JOB}[15m]))',
    }),
  ],
  rooms: [
    panel('Rooms', 'short', { '{{status}}': 'max by (status) (skydeck_rooms{JOB})' }),
    panel('People in rooms', 'short', {
      '{{status}}': 'max by (status) (skydeck_room_participants{JOB})',
    }),
    panel('Who comes to rooms, an hour', 'short', {
      '{{outcome}}': 'sum by (outcome) (increase(skydeck_room_joins_total{JOB}[1h]))',
    }),
    panel('What the engine of rooms carries', 'short', {
      '{{what}}': 'sum by (what) (skydeck_room_engine_load{JOB})',
      restarts: 'sum(increase(skydeck_room_engine_restarts_total{JOB}[1h]))',
    }),
    panel('Media of rooms, as browsers measure', 'bps', {
      '{{direction}}': 'sum by (direction) (skydeck_room_media_bits_per_second{JOB})',
    }),
    panel('Recordings of rooms', 'short', {
      '{{status}}': 'max by (status) (skydeck_room_recordings{JOB})',
      'oldest waits, min': 'max(skydeck_room_recording_wait_seconds{JOB}) / 60',
    }),
  ],
  videos: [
    panel('Tasks on assets now', 'short', {
      '{{kind}} {{status}}': 'max by (kind, status) (skydeck_media_tasks{JOB})',
    }),
    panel('Tasks that ended, an hour', 'short', {
      '{{kind}} {{outcome}}':
        'sum by (kind, outcome) (increase(skydeck_media_task_seconds_count{JOB}[1h]))',
    }),
    panel('Duration of tasks', 's', {
      '{{kind}}': `histogram_quantile(0.95, sum by (kind, le) (
    rate(skydeck_media_task_seconds_bucket{JOB}[30m])
  ))`,
    }),
    panel('Workers that are busy', 'short', {
      '{{kind}}': 'sum by (kind) (rate(skydeck_media_task_seconds_sum{JOB}[5m]))',
    }),
    panel('Sent to viewers', 'Bps', {
      segments: 'sum(rate(skydeck_media_sent_bytes_total{JOB}[5m]))',
    }),
  ],
  edge: [
    panel('Visits a second, by app', 'reqps', {
      '{{app}}': 'sum by (app) (rate(skydeck_edge_requests_total{JOB}[5m]))',
    }),
    panel('Share of errors', 'percentunit', {
      '5xx': share('skydeck_edge_requests_total', 'class="5xx"'),
    }),
    panel('Duration', 's', quantiles('skydeck_edge_request_duration_seconds_bucket')),
    panel('Open requests and tunnels', 'short', {
      requests: 'sum(skydeck_edge_inflight_requests{JOB})',
      tunnels: 'sum(skydeck_edge_upgraded_connections{JOB})',
    }),
    panel('Hosts with a route', 'short', { hosts: 'skydeck_edge_routes{JOB}' }),
  ],
  process: [
    panel('CPU', 'percentunit', { cores: 'rate(process_cpu_seconds_total{JOB}[5m])' }),
    panel('Memory', 'bytes', {
      resident: 'process_resident_memory_bytes{JOB}',
      heap: 'nodejs_heap_size_used_bytes{JOB}',
    }),
    panel('Event loop lag', 's', {
      p99: 'nodejs_eventloop_lag_p99_seconds{JOB}',
      mean: 'nodejs_eventloop_lag_mean_seconds{JOB}',
    }),
    panel('Garbage collection', 'percentunit', {
      '{{kind}}': 'sum by (kind) (rate(nodejs_gc_duration_seconds_sum{JOB}[5m]))',
    }),
  ],
};

function panel(title, unit, queries) {
  return { title, unit, queries };
}

function share(metric, matcher) {
  return `sum(rate(${metric}{JOB, ${matcher}}[5m])) / sum(rate(${metric}{JOB}[5m]))`;
}

function quantiles(metric) {
  const one = (quantile) =>
    `histogram_quantile(${quantile}, sum by (le) (rate(${metric}{JOB}[5m])))`;
  return { p50: one(0.5), p95: one(0.95), p99: one(0.99) };
}
