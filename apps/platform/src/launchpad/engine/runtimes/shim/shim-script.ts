/** Number of the system call clock_gettime: perl-base tells the time in whole seconds only. */
const CLOCK_GETTIME: Readonly<Record<string, string>> = { x64: '228', arm64: '113' };

/** How much of what a replica wrote is kept for a reader that is away. */
export const SEGMENT_BYTES = 1024 * 1024;
export const SEGMENTS = 16;

/**
 * The parent of one sandbox, which goes on when the platform ends. It writes what the replica prints to
 * segments of bounded size, each line as `<milliseconds><o|e><text>`, and at the end how it ended.
 *
 * What to start is read from descriptor 3: lengths of bubblewrap's options and of the filter, then both.
 * A platform that dies while it writes them must not leave a sandbox that lacks the last options, so
 * nothing starts before all is there. Who we are is noted before anything is started, and a sandbox ends
 * with us: what runs can always be found by its note.
 */
const SCRIPT = String.raw`
use strict;
use POSIX ':sys_wait_h';
my ($clock, $size, $keep, $folder, @command) = @ARGV;
$0 = "skydeck-shim $folder";
$SIG{HUP} = $SIG{PIPE} = 'IGNORE';
chdir $folder or exit 125;
my $told = do { local $/; open(my $in, '<&=3') or exit 125; <$in> };
$told =~ s/^(\d+) (\d+)\n// or exit 125;
my ($options, $filter) = ($1, $2);
exit 125 if length $told != $options + $filter;

sub note {
  my ($name, $text) = @_;
  open(my $file, '>', "$name.new") or exit 125;
  print $file $text;
  close $file or exit 125;
  rename "$name.new", $name or exit 125;
}
sub content { my $name = shift; local $/; open(my $file, '<', $name) or exit 125; <$file> }
my $stat = content('/proc/self/stat');
my $began = (split / /, substr($stat, rindex($stat, ')') + 2))[19];
my $boot = substr(content('/proc/sys/kernel/random/boot_id'), 0, 8);
note('shim.json', qq({"pid":$$,"start_token":"$boot-$began"}));

# The descriptors that bubblewrap reads from must not be taken by pipes.
open(my $null, '<', '/dev/null') or exit 125;
POSIX::dup2(fileno $null, $_) for 3, 4;
pipe(my $args, my $args_in) && pipe(my $rules, my $rules_in) or exit 125;
pipe(my $out, my $out_in) && pipe(my $err, my $err_in) or exit 125;
# More than a pipe holds is fed while it is read.
my $feeder = fork() // exit 125;
if ($feeder == 0) {
  $SIG{PIPE} = 'DEFAULT';
  close $_ for $args, $rules, $out, $err, $out_in, $err_in;
  syswrite $args_in, $told, $options;
  close $args_in;
  syswrite $rules_in, $told, $filter, $options;
  POSIX::_exit(0);
}
my $child = fork() // exit 125;
if ($child == 0) {
  $SIG{HUP} = $SIG{PIPE} = 'DEFAULT';
  POSIX::dup2(fileno $out_in, 1);
  POSIX::dup2(fileno $err_in, 2);
  POSIX::dup2(fileno $args, 3);
  POSIX::dup2(fileno $rules, 4);
  exec { $command[0] } @command;
  POSIX::_exit(127);
}
close $_ for $args, $args_in, $rules, $rules_in, $out_in, $err_in;
$told = '';

sub now_ms {
  my $time = pack 'qq', 0, 0;
  return time() * 1000 if !$clock || syscall($clock + 0, 0, $time) != 0;
  my ($s, $ns) = unpack 'qq', $time;
  return $s * 1000 + int($ns / 1e6);
}
my ($at, $segment, $start, @segments) = (0, undef, 0);
sub put {
  my $text = shift;
  if (!$segment || $at - $start >= $size) {
    close $segment if $segment;
    $start = $at;
    open($segment, '>>', "out.$start") or return $segment = undef;
    push @segments, $start;
    unlink 'out.' . shift @segments if @segments > $keep;
  }
  # A full disk costs lines, not the replica.
  $at += syswrite($segment, $text) // 0;
}

my %streams = (fileno $out => [$out, 'o', ''], fileno $err => [$err, 'e', '']);
while (%streams) {
  my $wanted = '';
  vec($wanted, $_, 1) = 1 for keys %streams;
  my $found = select(my $ready = $wanted, undef, undef, 1);
  # Whoever removed our folder wants nothing of us to be left.
  -e 'shim.json' or exit 125;
  waitpid($feeder, WNOHANG);
  next if $found <= 0;
  my ($text, $full) = ('', 0);
  for my $number (keys %streams) {
    next unless vec($ready, $number, 1);
    my $stream = $streams{$number};
    my $got = sysread $stream->[0], my $bytes, 65536;
    my $stamp = now_ms() . $stream->[1];
    my @lines = split /\n/, $stream->[2] . ($bytes // ''), -1;
    $stream->[2] = $got ? (pop(@lines) // '') : '';
    pop @lines if !$got && @lines && $lines[-1] eq '';
    while (length $stream->[2] > 16384) { push @lines, substr($stream->[2], 0, 16384, '') }
    $text .= "$stamp$_\n" for @lines;
    delete $streams{$number} unless $got;
    $full ||= ($got // 0) == 65536;
  }
  put($text) if length $text;
  # A program that prints in a loop is held up, not the machine.
  select(undef, undef, undef, 0.008) if $full;
}
waitpid($child, 0);
my ($code, $signal) = ($? >> 8, $? & 127);
note('exit.json', qq({"code":$code,"signal":$signal}));
`;

/** Arguments that start the parent of a sandbox, which is given a folder and the command for it. */
export function shimCommand(folder: string, command: readonly string[]): string[] {
  const clock = CLOCK_GETTIME[process.arch] ?? '0';
  const bounds = [String(SEGMENT_BYTES), String(SEGMENTS)];
  return ['/usr/bin/perl', '-e', SCRIPT, clock, ...bounds, folder, ...command];
}
