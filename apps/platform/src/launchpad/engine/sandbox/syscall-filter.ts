import { constants } from 'node:os';

/** Numbers of a kernel's calls on one processor architecture. */
interface Architecture {
  /** AUDIT_ARCH_… of linux/audit.h. */
  audit: number;
  /** First number of a second set of calls that the architecture has; the x32 calls. */
  foreignFrom?: number;
  refused: readonly number[];
}

/** Calls with one number everywhere: io_uring, new mounts, quotactl_fd. */
const COMMON = [425, 426, 427, 428, 429, 430, 431, 432, 433, 442, 443];

/**
 * Calls that no application needs and that have let programs out of sandboxes before: keys, BPF, perf,
 * userfaultfd, io_uring, mounts, namespaces, file handles, modules, kexec, clocks, the kernel's log.
 */
const ARCHITECTURES: Readonly<Record<string, Architecture>> = {
  x64: {
    audit: 0xc000003e,
    foreignFrom: 0x40000000,
    refused: [
      248,
      249,
      250,
      321,
      298,
      323,
      165,
      166,
      155,
      272,
      308,
      303,
      304,
      175,
      313,
      176,
      246,
      320,
      167,
      168,
      169,
      179,
      163,
      164,
      227,
      305,
      159,
      103,
      312,
      153,
      212,
      180,
      172,
      173,
      134,
      156,
      ...COMMON,
    ],
  },
  arm64: {
    audit: 0xc00000b7,
    refused: [
      217,
      218,
      219,
      280,
      241,
      282,
      40,
      39,
      41,
      97,
      268,
      264,
      265,
      105,
      273,
      106,
      104,
      294,
      224,
      225,
      142,
      60,
      89,
      170,
      112,
      266,
      171,
      116,
      272,
      58,
      18,
      42,
      ...COMMON,
    ],
  },
};

const LOAD_WORD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const RETURN = 0x06;
const ALLOW = 0x7fff0000;
const FAIL = 0x00050000;
/** Offsets in struct seccomp_data. */
const CALL_NUMBER = 0;
const ARCHITECTURE = 4;

/**
 * A seccomp program for bubblewrap that answers the refused calls with EPERM, and with ENOSYS those of
 * another architecture. Undefined on architectures that it does not know.
 */
export function syscallFilter(arch: string = process.arch): Buffer | undefined {
  const known = ARCHITECTURES[arch];
  if (!known) return undefined;
  const { EPERM, ENOSYS } = constants.errno;
  const program = [
    instruction(LOAD_WORD, 0, 0, ARCHITECTURE),
    instruction(JUMP_IF_EQUAL, 1, 0, known.audit),
    instruction(RETURN, 0, 0, FAIL | ENOSYS),
    instruction(LOAD_WORD, 0, 0, CALL_NUMBER),
  ];
  if (known.foreignFrom !== undefined) {
    program.push(instruction(JUMP_IF_AT_LEAST, 0, 1, known.foreignFrom));
    program.push(instruction(RETURN, 0, 0, FAIL | ENOSYS));
  }
  for (const number of known.refused) {
    program.push(instruction(JUMP_IF_EQUAL, 0, 1, number));
    program.push(instruction(RETURN, 0, 0, FAIL | EPERM));
  }
  program.push(instruction(RETURN, 0, 0, ALLOW));
  return Buffer.concat(program);
}

/** struct sock_filter of linux/filter.h. */
function instruction(code: number, whenTrue: number, whenFalse: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(whenTrue, 2);
  bytes.writeUInt8(whenFalse, 3);
  bytes.writeUInt32LE(value, 4);
  return bytes;
}
