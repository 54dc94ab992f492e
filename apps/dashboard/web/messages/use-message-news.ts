import type { QueryKey } from '@tanstack/react-query';
import { useNews } from '../sources/use-news.js';

/** Reads what begins with a key anew when something happens to messages of the project. */
export const useMessageNews = (project: string, queryKey: QueryKey, types = 'message.*') =>
  useNews({ source: 'messaging', project, types, queryKey });
