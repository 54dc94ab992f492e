import { joinRoom } from './costream/index.js';

// What the benchmark drives in a page that uses the SDK as a product would.
const rooms = [];
const seen = [];
const now = () => performance.timeOrigin + performance.now();

/** Resolves when a room is in that state. */
const becomes = (room, state) =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (room.state === state) resolve();
      else if (room.state === 'disconnected') reject(new Error(`It ended: ${room.endReason}`));
    };
    room.on('changed', look);
    look();
  });

/** Publishes a camera of that size, and a microphone. */
async function publish(ticket, size) {
  const room = joinRoom(ticket);
  rooms.push(room);
  await becomes(room, 'connected');
  await room.self.setCamera(true, size);
  await room.self.setMicrophone(true);
  note(room);
}

/** From the token in hand to the first picture of somebody else, in milliseconds. */
async function watch(ticket) {
  const began = now();
  const room = joinRoom(ticket, { adaptiveQuality: false });
  rooms.push(room);
  note(room);
  const video = document.createElement('video');
  video.muted = true;
  video.width = 80;
  document.body.append(video);
  const shown = new Promise((resolve) => video.requestVideoFrameCallback(() => resolve(now())));
  room.on('trackSubscribed', ({ track }) => {
    if (track.kind === 'video') track.attach(video);
  });
  return (await shown) - began;
}

/** Writes down when something that moderators do is noticed. */
function note(room) {
  const before = new Map();
  room.on('participantLeft', ({ participant }) =>
    seen.push({ what: 'left', who: participant.identity, at: now() }),
  );
  room.on('changed', () => {
    for (const { identity, tracks } of room.participants.values()) {
      for (const { id, kind, mutedBy } of tracks) {
        if (before.get(id) !== mutedBy)
          seen.push({ what: mutedBy, kind, who: identity, at: now() });
        before.set(id, mutedBy);
      }
    }
  });
}

async function leaveAll() {
  await Promise.all(rooms.splice(0).map((room) => room.leave()));
  document.body.replaceChildren();
}

Object.assign(globalThis, { call: { publish, watch, leaveAll, seen } });
