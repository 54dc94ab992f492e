import type { ImageConfig } from '@skydeck/oci-image';
import type { AppEntity } from '../apps/app.entity.js';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import type { BuildPlan } from '../engine/build-plan.js';

const USUAL_PORT = 3000;

/** How an image is started: what the app says counts more than what the image says. */
export function planOf(
  app: Pick<AppEntity, 'port' | 'startCommand' | 'healthPath'>,
  { config }: ImageConfig,
  pinned: string,
): BuildPlan {
  const own = [...(config?.Entrypoint ?? []), ...(config?.Cmd ?? [])];
  if (own.length === 0 && app.startCommand === null) throw DeploymentErrors.image_no_command();
  const exposed = exposedPorts(config?.ExposedPorts ?? {});
  const [first = USUAL_PORT] = exposed;
  const folders = Object.keys(config?.Volumes ?? {});
  const warnings = [
    ...(exposed.length > 1 && app.port === null
      ? [`The image exposes the ports ${exposed.join(', ')}; ${first} is taken.`]
      : []),
    ...(folders.length > 0
      ? [`What the image writes to ${folders.join(', ')} is not kept; attach a volume there.`]
      : []),
  ];
  return {
    runtime: 'image',
    root: '.',
    steps: [],
    image: pinned,
    port: app.port ?? first,
    ...(app.startCommand !== null && { start: app.startCommand }),
    ...(app.healthPath !== null && { healthPath: app.healthPath }),
    reasons: [
      exposed.length > 0 ? `The image exposes port ${first}.` : 'The image exposes no port.',
      `It starts \`${own.join(' ').slice(0, 200)}\`.`,
    ],
    warnings,
  };
}

/** TCP ports in order, of names such as `8080/tcp`. */
function exposedPorts(ports: Readonly<Record<string, unknown>>): number[] {
  return Object.keys(ports)
    .flatMap((name) => (/^\d{1,5}(?:\/tcp)?$/.test(name) ? Number.parseInt(name, 10) : []))
    .filter((port) => port > 0 && port < 65_536)
    .toSorted((one, other) => one - other);
}
