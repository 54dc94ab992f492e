import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionQuery } from '../api/session.js';

/** Shows sign-in when the session ends while a page is open, and comes back to the page later. */
export function useSessionEnd(): void {
  const { data: session } = useQuery(sessionQuery);
  const router = useRouter();
  const isEnded = session?.account === null;
  useEffect(() => {
    if (!isEnded) return;
    // Read here, not followed: the address changes with the very navigation that this starts.
    const { href } = router.latestLocation;
    void router.navigate({ to: '/sign-in', search: { next: href } });
  }, [isEnded, router]);
}
