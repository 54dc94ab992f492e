import { inboundKey } from '../api/inbound.js';
import { useMessageNews } from '../messages/use-message-news.js';

/** Reads what people sent anew as it comes, and what became of the answers. */
export const useInboundNews = (project: string) =>
  useMessageNews(project, inboundKey(project), 'inbound.*,message.*');
