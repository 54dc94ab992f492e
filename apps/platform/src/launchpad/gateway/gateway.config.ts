import { z } from 'zod';

const NAME = '[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?';

/** Settings of the gateway of a cluster. */
export const gatewayConfig = {
  LAUNCHPAD_GATEWAY: z
    .string()
    .regex(new RegExp(`^${NAME}/${NAME}$`), 'must be a namespace, a slash and a name')
    .optional()
    .describe(
      'Namespace and name of a Gateway of the cluster, such as `infra/public`, that is given an HTTPRoute for each app; none when not set.',
    ),
  LAUNCHPAD_GATEWAY_BACKEND: z
    .string()
    .regex(
      new RegExp(`^${NAME}/${NAME}:\\d{1,5}$`),
      'must be a namespace, a slash, a name and a port',
    )
    .default('skydeck/edge:4080')
    .describe(
      'Namespace, name and port of the Service of the edge, which the routes lead to. The routes are in its namespace.',
    ),
};

/** Which gateway leads where. */
export interface GatewaySettings {
  readonly gateway: { readonly namespace: string; readonly name: string };
  readonly backend: { readonly namespace: string; readonly name: string; readonly port: number };
}

/** The gateway that the settings choose; undefined without one. */
export function chosenGateway(
  config: z.output<z.ZodObject<typeof gatewayConfig>>,
): GatewaySettings | undefined {
  const { LAUNCHPAD_GATEWAY: chosen, LAUNCHPAD_GATEWAY_BACKEND: backend } = config;
  if (chosen === undefined) return undefined;
  const [namespace = '', name = ''] = chosen.split('/');
  const [of = '', service = '', port = ''] = backend.split(/[/:]/);
  return {
    gateway: { namespace, name },
    backend: { namespace: of, name: service, port: Number(port) },
  };
}
