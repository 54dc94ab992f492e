/** The services of one installation, in the order of their ports. */
export const SERVICES = [
  'platform',
  'auth',
  'pay',
  'media',
  'vault',
  'messaging',
  'location',
] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Every port that one installation uses on its machine. */
export interface StackPorts {
  readonly services: Readonly<
    Record<ServiceName, { readonly public: number; readonly internal: number }>
  >;
  readonly dashboard: number;
  readonly dashboardInternal: number;
  readonly postgres: number;
  readonly edge: number;
  readonly edgeControl: number;
}

const INTERNAL_OFFSET = 100;

/** The ports of an installation whose first port is `base`; 4000 when the operator says nothing. */
export function portsFrom(base: number): StackPorts {
  const pairs = SERVICES.map((name, index) => [
    name,
    { public: base + index, internal: base + index + INTERNAL_OFFSET },
  ]);
  return {
    services: Object.fromEntries(pairs) as StackPorts['services'],
    dashboard: base + 7,
    dashboardInternal: base + 7 + INTERNAL_OFFSET,
    postgres: base + 32,
    edge: base + 80,
    edgeControl: base + 80 + INTERNAL_OFFSET,
  };
}
