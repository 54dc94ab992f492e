import type { HostPrograms } from '../host-programs.js';

/** A Go of this machine. */
export interface GoToolchain {
  readonly program: string;
  /** Major and minor, such as `1.19`. */
  readonly version: string;
}

const byVersion = (one: string, other: string): number =>
  other.localeCompare(one, 'en', { numeric: true });

/** The newest Go of this machine, or what is missing when it is older than a module asks for. */
export function findGo(
  host: HostPrograms,
  asked: string | undefined,
): GoToolchain | { missing: string; packages: string[] } {
  const versions = host
    .list('usr/lib')
    .flatMap((name) => /^go-(\d+\.\d+)$/.exec(name)?.[1] ?? [])
    .filter((version) => host.has(`usr/lib/go-${version}/bin/go`));
  const [newest] = versions.toSorted(byVersion);
  if (newest === undefined) return { missing: 'the program `go`', packages: ['golang-go'] };
  if (asked !== undefined && byVersion(asked, newest) < 0) {
    return {
      missing: `Go ${asked}, which its go.mod asks for, but Go ${newest}`,
      packages: [`golang-${asked}-go`],
    };
  }
  return { program: `/usr/lib/go-${newest}/bin/go`, version: newest };
}
