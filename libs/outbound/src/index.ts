export { AddressNotAllowed } from './address-not-allowed.js';
export { type AgentLimits, guardedAgent, type NameLookup } from './guarded-agent.js';
export { guardedSocket, type SocketTarget } from './guarded-socket.js';
export { AddressPolicy, networksOf } from './networks.js';
export {
  Outbound,
  type OutboundAnswer,
  OutboundFailure,
  type OutboundProblem,
  type OutboundRequest,
} from './outbound.js';
export type { OutboundDownload } from './download.js';
