// Speaks with Janus itself, as its own demo does: one session, a handle for each peer connection.
const ROOM = 'bench';
let socket;
let session;
let count = 0;
const pending = new Map();
const listeners = new Map();
const connections = [];

async function connect(url) {
  socket = new WebSocket(url, 'janus-protocol');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  socket.addEventListener('message', ({ data }) => take(JSON.parse(data)));
  session = (await send({ janus: 'create' })).data.id;
  setInterval(() => void send({ janus: 'keepalive' }), 20_000);
}

function take(message) {
  const waiting = pending.get(message.transaction);
  if (waiting && message.janus !== 'ack') {
    pending.delete(message.transaction);
    waiting(message);
  } else if (message.sender !== undefined) listeners.get(message.sender)?.(message);
}

function send(message) {
  const transaction = String(++count);
  socket.send(JSON.stringify({ ...message, transaction, ...(session && { session_id: session }) }));
  return new Promise((resolve) => pending.set(transaction, resolve));
}

const attach = async () =>
  (await send({ janus: 'attach', plugin: 'janus.plugin.videoroom' })).data.id;
const say = (handle_id, body, jsep) =>
  send({ janus: 'message', handle_id, body, ...(jsep && { jsep }) });

/** Resolves with a description that has all candidates. */
async function whole(connection) {
  while (connection.iceGatheringState !== 'complete') {
    await new Promise((resolve) => connection.addEventListener('icegatheringstatechange', resolve));
  }
  return connection.localDescription;
}

/** As the SDK sends a camera. */
const SIZES = [
  { rid: 'h', maxBitrate: 1_700_000, maxFramerate: 30 },
  { rid: 'm', maxBitrate: 500_000, scaleResolutionDownBy: 2 },
  { rid: 'l', maxBitrate: 150_000, scaleResolutionDownBy: 4 },
];

async function publish(url, { width, height }) {
  await connect(url);
  const handle = await attach();
  await say(handle, { request: 'join', ptype: 'publisher', room: ROOM, id: 'publisher' });
  const connection = new RTCPeerConnection();
  connections.push(connection);
  const media = await navigator.mediaDevices.getUserMedia({
    audio: true,
    video: { width, height },
  });
  const [audio] = media.getAudioTracks();
  const [video] = media.getVideoTracks();
  connection.addTransceiver(audio, { direction: 'sendonly' });
  connection.addTransceiver(video, { direction: 'sendonly', sendEncodings: SIZES });
  await connection.setLocalDescription();
  const answer = await say(handle, { request: 'publish' }, await whole(connection));
  await connection.setRemoteDescription(answer.jsep);
  // Nobody can watch before.
  while (connection.connectionState !== 'connected') {
    await new Promise((resolve) => connection.addEventListener('connectionstatechange', resolve));
  }
}

async function watch() {
  const handle = await attach();
  const offered = await say(handle, {
    request: 'join',
    ptype: 'subscriber',
    room: ROOM,
    streams: [{ feed: 'publisher' }],
  });
  if (!offered.jsep) throw new Error(JSON.stringify(offered));
  const connection = new RTCPeerConnection();
  connections.push(connection);
  const video = document.createElement('video');
  video.muted = true;
  video.width = 80;
  video.autoplay = true;
  document.body.append(video);
  connection.ontrack = ({ track }) => {
    if (track.kind === 'video') video.srcObject = new MediaStream([track]);
  };
  const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  await connection.setRemoteDescription(offered.jsep);
  await connection.setLocalDescription();
  await say(handle, { request: 'start' }, await whole(connection));
  await shown;
}

async function leaveAll() {
  for (const connection of connections.splice(0)) connection.close();
  await send({ janus: 'destroy' });
  socket.close();
  session = undefined;
  document.body.replaceChildren();
}

Object.assign(globalThis, { bare: { connect, publish, watch, leaveAll } });
