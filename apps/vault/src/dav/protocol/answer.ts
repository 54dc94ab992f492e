import { ApiError } from '@skydeck/errors';
import { documentOf, escapeXml, write } from '../xml/write-xml.js';
import { type DavReply, xmlReply } from './dav-exchange.js';
import { DavFault } from './dav-fault.js';

const OWN = 'urn:skydeck:dav';

/** The answer to a request that is refused; null for what is no refusal but a failure. */
export function refusalOf(problem: unknown): DavReply | null {
  if (problem instanceof DavFault)
    return refuse(problem.status, problem.message, problem.condition);
  if (!(problem instanceof ApiError)) return null;
  const reply = refuse(davStatus(problem), problem.message);
  const { retryAfterS } = problem;
  return retryAfterS === undefined
    ? reply
    : { ...reply, headers: { ...reply.headers, 'retry-after': String(retryAfterS) } };
}

/** What is full has a status of its own in WebDAV, and no client knows 422. */
function davStatus({ code, status }: ApiError): number {
  if (code.includes('quota')) return 507;
  return status === 422 ? 400 : status;
}

function refuse(status: number, message: string, condition = ''): DavReply {
  const told = write(`{${OWN}}message`, escapeXml(message));
  return xmlReply(status, documentOf('{DAV:}error', condition + told));
}
