/** Number of the system call prctl. */
const PRCTL: Readonly<Record<string, string>> = { x64: '157', arm64: '167' };

/**
 * Does inside the namespaces what bubblewrap did for the replica: no new privileges, the same filter of
 * system calls, an environment of its own. What to run is read from descriptor 3, the filter from 4.
 * Numbers: PR_SET_NO_NEW_PRIVS 38, PR_SET_SECCOMP 22 with SECCOMP_MODE_FILTER 2 (prctl(2)),
 * TIOCSPGRP 0x5410: without a process group of its own numbering a shell has no job control.
 */
const SCRIPT = String.raw`
my $prctl = shift;
local $/;
open(my $told, '<&=3') or die;
my @parts = split(/\0/, <$told>, -1);
pop @parts;
open(my $given, '<&=4') or die;
my $filter = <$given>;
close $told;
close $given;
my $count = shift @parts;
%ENV = map { split(/=/, $_, 2) } splice(@parts, 0, $count);
my $folder = shift @parts;
chdir $folder or chdir '/';
if (-t STDIN) {
  setpgrp(0, 0);
  $SIG{TTOU} = 'IGNORE';
  ioctl(STDIN, 0x5410, pack('i', $$));
  $SIG{TTOU} = 'DEFAULT';
}
syscall($prctl, 38, 1, 0, 0, 0) == 0 or die "privileges: $!";
if (length $filter) {
  my $program = pack('S x![Q] P', length($filter) / 8, $filter);
  syscall($prctl, 22, 2, $program) == 0 or die "filter: $!";
}
exec { $parts[0] } @parts;
print STDERR "$parts[0]: $!\n";
exit 127;
`;

/** Arguments that run the script; undefined on machines whose numbers are not known. */
export function enterScript(): string[] | undefined {
  const prctl = PRCTL[process.arch];
  return prctl === undefined ? undefined : ['/usr/bin/perl', '-e', SCRIPT, prctl];
}
