import { z } from 'zod';

const FIRST_PORT = 1024;
const LAST_PORT = 65_535;
const FEWEST_PORTS = 10;

const isRange = (text: string): boolean => {
  const [from = 0, to = 0] = text.split('-').map(Number);
  return from >= FIRST_PORT && to <= LAST_PORT && to - from >= FEWEST_PORTS;
};

/** Settings of the embedded engine of rooms. */
export const janusSettings = {
  COSTREAM_JANUS_BIN: z
    .string()
    .min(1)
    .default('/usr/bin/janus')
    .describe('Program of the media server that rooms of Costream run in.'),
  COSTREAM_JANUS_MODULES: z
    .string()
    .min(1)
    .default('/usr/lib/x86_64-linux-gnu/janus')
    .describe('Folder of its plugins and transports.'),
  COSTREAM_RTP_PORTS: z
    .string()
    .regex(/^\d{4,5}-\d{4,5}$/)
    .refine(
      isRange,
      `is a range of at least ${FEWEST_PORTS} ports from ${FIRST_PORT} to ${LAST_PORT}`,
    )
    .default('20000-20999')
    .describe(
      'UDP ports that media of rooms goes through; open them in the firewall. Everybody who publishes or watches takes one.',
    ),
  COSTREAM_PUBLIC_IP: z
    .union([z.ipv4(), z.ipv6()])
    .optional()
    .describe(
      'Address that browsers reach this machine at, where it is another one than that of its network card (NAT).',
    ),
  COSTREAM_INTERFACES: z
    .string()
    .regex(/^[\w.:,-]+$/)
    .optional()
    .describe('Network cards or addresses that media may use, with commas; all when not set.'),
};

/** What the embedded engine must be told. */
export interface JanusOptions {
  readonly bin: string;
  /** Holds `plugins` and `transports`. */
  readonly modules: string;
  /** `20000-20999`. */
  readonly rtpPorts: string;
  readonly publicIp?: string | undefined;
  readonly interfaces?: string | undefined;
  /** Folder that is ours: it notes there which process runs. */
  readonly runFolder: string;
}

const JanusConfig = z.object(janusSettings);

/** Options as the settings say, which may lack: then the defaults are taken. */
export function janusOptions(
  runFolder: string,
  settings: z.input<typeof JanusConfig> = {},
): JanusOptions {
  const read = JanusConfig.parse(settings);
  return {
    bin: read.COSTREAM_JANUS_BIN,
    modules: read.COSTREAM_JANUS_MODULES,
    rtpPorts: read.COSTREAM_RTP_PORTS,
    publicIp: read.COSTREAM_PUBLIC_IP,
    interfaces: read.COSTREAM_INTERFACES,
    runFolder,
  };
}
