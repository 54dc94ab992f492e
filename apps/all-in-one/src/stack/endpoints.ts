/** Where an installation answers; `endpoints.json` and `skydeck status -o json` hold exactly this. */
export interface Endpoints {
  /** Platform API, with its prefix `/v1`. */
  readonly base_url: string;
  readonly auth_url: string;
  readonly pay_url: string;
  readonly media_url: string;
  readonly vault_url: string;
  readonly messaging_url: string;
  readonly location_url: string;
  readonly dashboard_url: string;
  /** The edge, which serves apps and every host name. */
  readonly edge_url: string;
}

/** Reads the addresses out of the settings that the services were started with. */
export function endpointsOf(environment: NodeJS.ProcessEnv): Endpoints {
  const read = (name: string) => environment[name] ?? '';
  return {
    base_url: `${read('PLATFORM_URL')}/v1`,
    auth_url: read('AUTH_URL'),
    pay_url: read('PAY_URL'),
    media_url: read('MEDIA_URL'),
    vault_url: read('VAULT_URL'),
    messaging_url: read('MESSAGING_URL'),
    location_url: read('LOCATION_URL'),
    dashboard_url: read('DASHBOARD_URL'),
    edge_url: read('EDGE_URL'),
  };
}
