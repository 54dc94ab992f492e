export const VERSION = '0.1.0';

const USUAL = { requests: { cpu: '100m', memory: '192Mi' }, limits: { memory: '512Mi' } };
/** Who encodes needs memory for FFmpeg. */
const ENCODING = { requests: { cpu: '1', memory: '1Gi' }, limits: { memory: '4Gi' } };
const READING = { requests: { cpu: '200m', memory: '384Mi' }, limits: { memory: '2Gi' } };

/**
 * What reads files of strangers shuts itself in by namespaces: the usual profiles of seccomp and
 * AppArmor allow none, so such a pod has no profile and its tools are shut in by bubblewrap.
 */
const SHUTS_IN = {
  seccompProfile: { type: 'Unconfined' },
  appArmorProfile: { type: 'Unconfined' },
};
const CONFINED = { seccompProfile: { type: 'RuntimeDefault' } };

/** Publishers of live streams reach any pod; the one that has a stream is asked for it by the others. */
export const RTMP_PORT = 1935;
const HOLDER = [
  { name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
  { name: 'MEDIA_LIVE_HOLDER_URL', value: 'http://$(POD_IP):4003' },
];

const EVERY_INSIDE = ['auth', 'pay', 'media', 'vault', 'messaging', 'location'];

/**
 * Every process: its ports, whether its background work can be apart (`roles`), and whom it calls: `http`
 * names public listeners, `internal` the others. Everybody calls auth's internal one besides.
 */
export const PROCESSES = [
  {
    name: 'platform',
    port: 4000,
    internalPort: 4100,
    replicas: 2,
    calls: { internal: [...EVERY_INSIDE, 'edge'], http: ['media'] },
  },
  { name: 'auth', port: 4001, internalPort: 4101, roles: true, calls: { internal: ['messaging'] } },
  { name: 'pay', port: 4002, internalPort: 4102, roles: true },
  {
    name: 'media',
    port: 4003,
    internalPort: 4103,
    roles: true,
    resources: ENCODING,
    profiles: SHUTS_IN,
    env: HOLDER,
    rtmp: true,
    calls: { http: ['media'] },
  },
  {
    name: 'vault',
    port: 4004,
    internalPort: 4104,
    roles: true,
    resources: READING,
    profiles: SHUTS_IN,
  },
  { name: 'messaging', port: 4005, internalPort: 4105, roles: true },
  { name: 'location', port: 4006, internalPort: 4106, roles: true },
  {
    name: 'dashboard',
    port: 4007,
    internalPort: 4107,
    isStateless: true,
    calls: { internal: ['messaging'], http: ['platform', ...EVERY_INSIDE] },
  },
  // It reaches the pods of apps, wherever they are. The platform tells each pod of it by its own address.
  {
    name: 'edge',
    port: 4080,
    internalPort: 4180,
    isStateless: true,
    isTold: true,
    reachesPods: true,
  },
].map((each) =>
  Object.assign(
    { resources: USUAL, profiles: CONFINED, env: [], calls: {} },
    { image: `skydeck-${each.name}:${VERSION}` },
    each,
  ),
);

/** Those with a schema of their own. */
export const SERVICES = PROCESSES.filter(({ isStateless }) => !isStateless);

/** A Deployment for each: requests are answered by one, background work is done by the other. */
export const WORKLOADS = PROCESSES.flatMap((process) => {
  const api = { ...process, role: 'api', workload: process.name };
  const worker = { ...process, role: 'worker', workload: `${process.name}-worker` };
  return process.roles ? [api, worker] : [api];
});
