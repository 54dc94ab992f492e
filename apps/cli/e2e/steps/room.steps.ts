import type { Step } from './step.js';

const eve = ({ room = '' }) => [room, 'eve'];

/** A room that nobody comes into: what is about people finds none. */
export const ROOM_STEPS: readonly Step[] = [
  {
    name: 'costream create',
    rest: () => ['Standup', '--max-participants', '9', '--waiting-room', 'yes'],
    keeps: { room: 'id' },
  },
  { name: 'costream list', rest: () => ['--status', 'idle'] },
  { name: 'costream show', rest: () => ['Standup'] },
  { name: 'costream update', rest: ({ room = '' }) => [room, '--locked', 'no'] },
  {
    name: 'costream token',
    rest: ({ room = '' }) => [room, 'ana', '--role', 'host', '--ttl', '10m', '--single-use'],
    keeps: { secret_token: 'token', secret_join_url: 'join_url' },
  },
  { name: 'costream sessions', rest: ({ room = '' }) => [room] },
  { name: 'costream watch', rest: ({ room = '' }) => [room, '--until', 'idle'] },
  { name: 'costream participants list', rest: ({ room = '' }) => [room] },
  { name: 'costream participants mute', rest: eve, exits: [4] },
  { name: 'costream participants lower-hand', rest: eve, exits: [4] },
  { name: 'costream participants move', rest: (found) => [...eve(found), 'Standup'], exits: [4] },
  { name: 'costream participants remove', rest: (found) => [...eve(found), '--yes'], exits: [4] },
  { name: 'costream participants bans', rest: ({ room = '' }) => [room] },
  { name: 'costream participants unban', rest: ({ room = '' }) => [room, 'rbn_none'], exits: [4] },
  { name: 'costream waiting list', rest: ({ room = '' }) => [room] },
  { name: 'costream waiting admit', rest: eve, exits: [4] },
  { name: 'costream waiting deny', rest: eve, exits: [4] },
  { name: 'costream chat send', rest: ({ room = '' }) => [room, 'Hello', '--name', 'Desk'] },
  { name: 'costream chat list', rest: ({ room = '' }) => [room] },
  { name: 'costream data', rest: ({ room = '' }) => [room, '{"q":1}', '--topic', 'quiz'] },
  // Nobody is there to be recorded.
  { name: 'costream record start', rest: ({ room = '' }) => [room], exits: [1] },
  { name: 'costream record list', rest: ({ room = '' }) => ['--room', room] },
  { name: 'costream record show', rest: () => ['rrc_none'], exits: [4] },
  { name: 'costream record stop', rest: () => ['rrc_none'], exits: [4] },
  { name: 'costream record download', rest: () => ['rrc_none', 'film.mp4'], exits: [4] },
  { name: 'costream record delete', rest: () => ['rrc_none', '--yes'], exits: [4] },
  {
    name: 'costream broadcast start',
    rest: ({ room = '' }) => [room, '--target', 'rtmp://127.0.0.1/app', '--no-hls'],
    input: 'hunter2-broadcast\n',
    exits: [1],
  },
  { name: 'costream broadcast list', rest: ({ room = '' }) => [room] },
  { name: 'costream broadcast show', rest: () => ['rbc_none'], exits: [4] },
  { name: 'costream broadcast stop', rest: () => ['rbc_none', '--yes'], exits: [4] },
  {
    name: 'costream ingress create',
    rest: ({ room = '' }) => [room, 'stage', '--kind', 'whip'],
    keeps: { ingress: 'id', secret_ingress_key: 'stream_key' },
  },
  { name: 'costream ingress list', rest: ({ room = '' }) => ['--room', room] },
  { name: 'costream ingress show', rest: ({ ingress = '' }) => [ingress] },
  {
    name: 'costream ingress reset-key',
    rest: ({ ingress = '' }) => [ingress, '--yes'],
    keeps: { secret_ingress_key: 'stream_key' },
  },
  { name: 'costream ingress delete', rest: ({ ingress = '' }) => [ingress, '--yes'] },
  { name: 'costream end', rest: ({ room = '' }) => [room, '--yes'] },
];
