// Loaded before anything else: counts what the peer connections of a page take in.
const connections = [];
const Connection = globalThis.RTCPeerConnection;
globalThis.RTCPeerConnection = class extends Connection {
  constructor(...args) {
    super(...args);
    connections.push(this);
  }
};

/** Bytes and packets of video that came in until now. */
async function received() {
  let [bytes, packets] = [0, 0];
  for (const connection of connections) {
    if (connection.connectionState === 'closed') continue;
    for (const one of (await connection.getStats()).values()) {
      if (one.type !== 'inbound-rtp' || one.kind !== 'video') continue;
      bytes += one.bytesReceived;
      packets += one.packetsReceived;
    }
  }
  return { bytes, packets, at: performance.timeOrigin + performance.now() };
}

/** When the last packet came, once none has for a while. */
async function lastPacket(quietMs) {
  let last = await received();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const next = await received();
    if (next.packets !== last.packets) last = next;
    else if (next.at - last.at > quietMs) return last.at;
  }
}

Object.assign(globalThis, { packets: { received, lastPacket } });
